import type { Layers, StylesDoc } from './doc';
import { mergeLayers } from './doc';
import {
	settingKeys,
	styleKeys,
	type SettingTarget,
	type StyleTarget,
} from './target';
import { getIn, setIn, type Keys } from './tree';

/** The origin of the effective value. */
export type Origin = 'user' | 'theme' | 'none';

/** A value with its origin, and the value after a reset. */
export interface Sourced {
	/** The effective value as stored: a plain value, a reference to a preset, or an invalid value. */
	readonly value: unknown;
	/** The effective value after a reset. */
	readonly inherited: unknown;
	readonly origin: Origin;
}

/** One edit: `undefined` resets. */
export interface StyleEdit {
	readonly target?: StyleTarget | undefined;
	/** Such as `color.text`; empty for the whole target. */
	readonly path: string;
	readonly value: unknown;
}

export interface SettingEdit {
	readonly target?: SettingTarget | undefined;
	readonly path: string;
	readonly value: unknown;
}

const WHOLE_SITE: StyleTarget = {};

/** A style with its origin. */
export const readStyle = (
	layers: Layers,
	path: string,
	target = WHOLE_SITE
): Sourced => read( layers, 'styles', styleKeys( target, path ) );

/** A setting with its origin. A block falls back to the site's setting. */
export function readSetting(
	layers: Layers,
	path: string,
	target: SettingTarget = WHOLE_SITE
): Sourced {
	const own = read( layers, 'settings', settingKeys( target, path ) );
	if ( target.block === undefined ) {
		return own;
	}
	const site = read( layers, 'settings', settingKeys( {}, path ) );
	return {
		value: own.value ?? site.value,
		inherited: own.inherited ?? site.value,
		origin: own.origin === 'none' ? site.origin : own.origin,
	};
}

function read( layers: Layers, part: keyof StylesDoc, keys: Keys ): Sourced {
	const user = getIn( layers.user[ part ], keys );
	const base = getIn( layers.base[ part ], keys );
	return {
		value: getIn( mergeLayers( layers )[ part ], keys ),
		inherited: base,
		origin:
			user !== undefined ? 'user' : base !== undefined ? 'theme' : 'none',
	};
}

/** The user's document with edited styles; the same document if nothing changes. */
export const writeStyles = (
	user: StylesDoc,
	edits: readonly StyleEdit[]
): StylesDoc =>
	write(
		user,
		'styles',
		edits.map( ( { target = WHOLE_SITE, path, value } ) => [
			styleKeys( target, path ),
			value,
		] )
	);

/** The user's document with edited settings; the same document if nothing changes. */
export const writeSettings = (
	user: StylesDoc,
	edits: readonly SettingEdit[]
): StylesDoc =>
	write(
		user,
		'settings',
		edits.map( ( { target = WHOLE_SITE, path, value } ) => [
			settingKeys( target, path ),
			value,
		] )
	);

function write(
	user: StylesDoc,
	part: keyof StylesDoc,
	edits: readonly ( readonly [ Keys, unknown ] )[]
): StylesDoc {
	const before = user[ part ];
	const after = edits.reduce(
		( tree, [ keys, value ] ) => setIn( tree, keys, value ?? undefined ),
		before
	);
	return after === before ? user : { ...user, [ part ]: after };
}

/** Whether the user has changed a style, or a value below its path. */
export const hasStyle = (
	{ user }: Layers,
	path: string,
	target = WHOLE_SITE
): boolean => getIn( user.styles, styleKeys( target, path ) ) !== undefined;

/** The same for the target's own settings. */
export const hasSetting = (
	{ user }: Layers,
	path: string,
	target: SettingTarget = WHOLE_SITE
): boolean => getIn( user.settings, settingKeys( target, path ) ) !== undefined;

/** The user's document without changes. */
export const NO_CHANGES: StylesDoc = { settings: {}, styles: {} };
