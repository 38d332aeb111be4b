import { isRecord, stringOr } from '../kernel/guards';

type States = Readonly< Record< string, readonly string[] > >;

/** What the running WordPress allows in styles; see includes/Styles/Style_Schema.php. */
export interface StyleSchema {
	/** The states, such as `:hover`, that elements can have styles for. */
	readonly elementStates: States;
	/** The same for blocks. */
	readonly blockStates: States;
	/** The states of blocks that aren't the browser's, such as `-current`. */
	readonly customStates: States;
	/** Whether blocks can have styles for narrow windows. */
	readonly hasViewports: boolean;
	/** The theme's widths of narrow windows as its file has them, valid or not. */
	readonly viewport: unknown;
	/** The properties that the version has and no setting switches on. */
	readonly properties: ReadonlySet< string >;
}

export function parseStyleSchema( raw: unknown ): StyleSchema {
	const given = isRecord( raw ) ? raw : {};
	return {
		elementStates: parseStates( given.elementStates ),
		blockStates: parseStates( given.blockStates ),
		customStates: parseStates( given.customStates ),
		hasViewports: given.hasViewports === true,
		viewport: given.viewport ?? undefined,
		properties: new Set( parseNames( given.properties ) ),
	};
}

const parseStates = ( raw: unknown ): States =>
	Object.fromEntries(
		Object.entries( isRecord( raw ) ? raw : {} ).map(
			( [ name, states ] ) => [ name, parseNames( states ) ]
		)
	);

const parseNames = ( raw: unknown ): readonly string[] =>
	Array.isArray( raw ) ? raw.map( ( name ) => stringOr( name ) ) : [];

let parsed: StyleSchema | null = null;

/** Parsed once. Not part of the boot data's parser, because the shell has no use for it. */
export function styleSchema(): StyleSchema {
	parsed ??= parseStyleSchema( window.atelierBoot?.styleSchema );
	return parsed;
}
