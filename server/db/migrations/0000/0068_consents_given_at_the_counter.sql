-- How a consent was given was for a while written by another word than before.
update consent_events set source = 'counter' where source = 'customer-desk';
