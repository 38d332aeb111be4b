import type { Layers, StylesDoc } from './doc';
import { mergeLayers } from './doc';
import {
	settingKeys,
	styleKeys,
	type SettingTarget,
	type StyleTarget,
} from './target';
import { getIn, setIn, type Keys } from './tree';

/** Whose value it is that counts. */
export type Origin = 'user' | 'theme' | 'none';

/** A value, and what it would be without the user's change. */
export interface Sourced {
	/** What counts, as it is stored: a plain value, a reference to a preset, or an invalid thing. */
	readonly value: unknown;
	/** What counts once the user's change is reset. */
	readonly inherited: unknown;
	readonly origin: Origin;
}

/** One change: `undefined` resets. */
export interface StyleEdit {
	readonly target?: StyleTarget | undefined;
	/** Such as `color.text`; empty for everything of the target. */
	readonly path: string;
	readonly value: unknown;
}

export interface SettingEdit {
	readonly target?: SettingTarget | undefined;
	readonly path: string;
	readonly value: unknown;
}

const WHOLE_SITE: StyleTarget = {};

/** A style with its source. */
export const readStyle = (
	layers: Layers,
	path: string,
	target = WHOLE_SITE
): Sourced => read( layers, 'styles', styleKeys( target, path ) );

/**
 * A setting with its source. A block has the site's setting where it has none of its own.
 */
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

/** The user's document with styles changed; the same document where nothing changes. */
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

/** The user's document with settings changed; the same document where nothing changes. */
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

/** Whether the user has changed a style, or anything in it. */
export const hasStyle = (
	{ user }: Layers,
	path: string,
	target = WHOLE_SITE
): boolean => getIn( user.styles, styleKeys( target, path ) ) !== undefined;

/** The same for settings of the target itself. */
export const hasSetting = (
	{ user }: Layers,
	path: string,
	target: SettingTarget = WHOLE_SITE
): boolean => getIn( user.settings, settingKeys( target, path ) ) !== undefined;

/** What the user has changed, in nothing. */
export const NO_CHANGES: StylesDoc = { settings: {}, styles: {} };
