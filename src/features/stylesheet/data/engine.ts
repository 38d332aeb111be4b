import {
	generateGlobalStyles,
	getBlockSelectors,
	toStyles,
} from '@wordpress/global-styles-engine';
import { getBlockTypes } from '@wordpress/blocks';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import { styleSchema } from '../../../platform/styleSchema';
import {
	getIn,
	type StylesDoc,
	withoutInvalidValues,
	withSoundPresets,
} from '../../globalStyles/index.model';
import { engineDocOf } from '../model/engineDoc';
import { variationStyles, type PageVariation } from '../model/pageVariations';
import { likeServer, withBlocks, type SiteSheet } from '../model/sheet';

interface SheetOptions {
	readonly disableLayoutStyles: boolean;
	/** The links of the REST response to the theme's files. */
	readonly links: UnknownRecord;
	/** Whether the server prints the styles of a block. */
	readonly isPrinted: ( block: string ) => boolean;
}

/** The CSS of merged layers. All block types must be registered. */
export function buildSheet(
	doc: StylesDoc,
	{ disableLayoutStyles, links, isPrinted }: SheetOptions
): SiteSheet {
	const { doc: sound, restore } = engineDocOf(
		withSoundPresets(
			withBlocks( withoutInvalidValues( doc ), isPrinted )
		),
		styleSchema()
	);
	const [ sheets ] = generateGlobalStyles( { ...sound, _links: links }, [], {
		disableLayoutStyles,
	} ) as readonly [ readonly unknown[], unknown ];
	const found = sheets.filter( isRecord );
	return {
		parts: [
			...found.map( ( { css } ) => likeServer( stringOr( css ) ) ),
			customStateCss( sound, { disableLayoutStyles, links } ),
		]
			.filter( ( css ) => css !== '' )
			.map( restore ),
		filters: restore(
			found
				.map( ( { assets } ) =>
					Array.isArray( assets )
						? assets
								.map( ( asset ) => stringOr( asset ) )
								.join( '' )
						: stringOr( assets )
				)
				.join( '' )
		),
	};
}

/** Generates styles only: the site's sheet has everything else. */
const LOOKS_ALONE = {
	variationStyles: true,
	blockGap: false,
	layoutStyles: false,
	marginReset: false,
	presets: false,
	rootPadding: false,
};

/** The CSS of block style variations for a server-rendered page, one after the other. All block types must be registered. */
export function buildVariationCss(
	doc: StylesDoc,
	variations: readonly PageVariation[],
	{
		disableLayoutStyles,
		links,
	}: Pick< SheetOptions, 'disableLayoutStyles' | 'links' >
): string {
	const types = getBlockTypes() as BlockTypes;
	const selectors = selectorsOf( types );
	const { doc: sound, restore } = engineDocOf(
		withSoundPresets( withoutInvalidValues( doc ) ),
		styleSchema()
	);
	const css = variations
		.map( ( variation ) => {
			const blocks = variationStyles( sound, variation );
			const own = getBlockSelectors(
				types.filter( ( { name } ) => name in blocks ),
				suffixOf( variation )
			);
			// Without a selector of the variation, the styles would apply to the whole page.
			const styled = Object.fromEntries(
				Object.entries( blocks ).filter(
					( [ name ] ) =>
						own[ name ]?.styleVariationSelectors?.[
							variation.instance
						]
				)
			);
			const config = {
				settings: sound.settings,
				styles: { blocks: styled },
				_links: links,
			} as Parameters< typeof toStyles >[ 0 ];
			return toStyles(
				config,
				{ ...selectors, ...own },
				true,
				false,
				disableLayoutStyles,
				true,
				LOOKS_ALONE
			);
		} )
		.join( '' );
	return restore( css );
}

/** The engine doesn't support custom states, such as the current menu item. */
function customStateCss(
	{ settings, styles }: StylesDoc,
	{
		disableLayoutStyles,
		links,
	}: Pick< SheetOptions, 'disableLayoutStyles' | 'links' >
): string {
	const types = getBlockTypes() as BlockTypes;
	return Object.entries( styleSchema().customStates )
		.flatMap( ( [ block, states ] ) =>
			states.map( ( state ) => {
				const node = getIn( styles, [ 'blocks', block, state ] );
				const type: unknown = types.find(
					( { name } ) => name === block
				);
				const selector = stringOr(
					getIn( type, [ 'selectors', 'states', state ] )
				);
				const own = selectorsOf( types )[ block ];
				if ( ! isRecord( node ) || ! own || selector === '' ) {
					return '';
				}
				const config = {
					settings,
					styles: { blocks: { [ block ]: node } },
					_links: links,
				} as Parameters< typeof toStyles >[ 0 ];
				return toStyles(
					config,
					{ [ block ]: { ...own, selector } },
					true,
					false,
					disableLayoutStyles,
					true,
					LOOKS_ALONE
				);
			} )
		)
		.join( '' );
}

type BlockTypes = Parameters< typeof getBlockSelectors >[ 0 ];
type Selectors = ReturnType< typeof getBlockSelectors >;

let known: {
	readonly types: BlockTypes;
	readonly selectors: Selectors;
} | null = null;

/** Cached, because it doesn't change while styles are dragged. */
function selectorsOf( types: BlockTypes ): Selectors {
	if ( known?.types !== types ) {
		known = { types, selectors: getBlockSelectors( types ) };
	}
	return known.selectors;
}

/** The suffix of a variation's class name, after a hyphen; undefined if it has none. */
const suffixOf = ( { name, instance }: PageVariation ): string | undefined =>
	instance === name ? undefined : instance.slice( name.length + 1 );
