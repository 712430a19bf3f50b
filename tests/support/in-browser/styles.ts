// What every screen of the app is laid out by, as the app loads it before any of them.
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/app-frame.css';
import '#src/ui/layout/layout.css';
import '#src/ui/layout/pieces.css';
import '#src/ui/layout/workshop.css';
