import { isRecord, stringOr } from '@/kernel/guards';
import { once } from '@/kernel/once';

type States = Readonly< Record< string, readonly string[] > >;

/** The styles that the running version of WordPress supports; see includes/Styles/Style_Schema.php. */
export interface StyleSchema {
	/** The states of elements that can be styled, such as `:hover`. */
	readonly elementStates: States;
	/** The same for blocks. */
	readonly blockStates: States;
	/** States of blocks that aren't pseudo-classes of CSS, such as `-current`. */
	readonly customStates: States;
	/** Whether blocks can have styles per viewport. */
	readonly hasViewports: boolean;
	/** Whether WordPress leaves commas within the brackets of a selector alone. */
	readonly hasSelectorLists: boolean;
	/** Whether WordPress prints the gaps of block style variations. */
	readonly hasVariationGaps: boolean;
	/** The theme's widths of viewports as in its theme.json, valid or not. */
	readonly viewport: unknown;
	/** The properties of this version that no setting enables. */
	readonly properties: ReadonlySet< string >;
}

export function parseStyleSchema( raw: unknown ): StyleSchema {
	const given = isRecord( raw ) ? raw : {};
	return {
		elementStates: parseStates( given.elementStates ),
		blockStates: parseStates( given.blockStates ),
		customStates: parseStates( given.customStates ),
		hasViewports: given.hasViewports === true,
		hasSelectorLists: given.hasSelectorLists === true,
		hasVariationGaps: given.hasVariationGaps === true,
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

/** Parsed once, and apart from the boot data, because the shell doesn't need it. */
export const styleSchema = once( (): StyleSchema =>
	parseStyleSchema( window.atelierBoot?.styleSchema )
);
