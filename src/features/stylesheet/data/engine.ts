import {
	generateGlobalStyles,
	getBlockSelectors,
	getTypographyFontSizeValue,
	toStyles,
} from '@wordpress/global-styles-engine';
import { getBlockTypes } from '@wordpress/blocks';
import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import { rememberLast } from '@/kernel/rememberLast';
import { styleSchema } from '@/platform/styleSchema';
import {
	asTree,
	getIn,
	type StylesDoc,
	type Tree,
	withoutInvalidValues,
	withSoundPresets,
} from '@/features/globalStyles/index.model';
import { blockPieces } from '../model/blockPieces';
import { withFluidSizes } from '../model/fluidSizes';
import { engineDocOf } from '../model/engineDoc';
import {
	outerSelector,
	splitVariation,
	variationStyles,
	withoutGap,
	type PageVariation,
} from '../model/pageVariations';
import { withoutReferences } from '../model/references';
import {
	likeServer,
	ratiosCss,
	rootHeightCss,
	rootPaddingCss,
	separatorLikeServer,
	withBlocks,
	withMinHeights,
	type SiteSheet,
} from '../model/sheet';

interface SheetOptions {
	readonly disableLayoutStyles: boolean;
	/** The links of the REST response to the theme's files. */
	readonly links: UnknownRecord;
	/** Whether the server prints the styles of a block, which has a selector unless it isn't registered. */
	readonly isPrinted: ( block: string, selector?: string ) => boolean;
	/** CSS of others that the server prints before the CSS of the styles; empty if there is none. */
	readonly additionalCss: string;
}

const fluidSize = ( preset: Tree, settings: Tree ): unknown =>
	getTypographyFontSizeValue(
		preset as unknown as Parameters<
			typeof getTypographyFontSizeValue
		>[ 0 ],
		settings
	);

/** The CSS of merged layers, in the order of the server: the CSS of blocks comes after the site's own. All block types must be registered. */
export function buildSheet(
	doc: StylesDoc,
	{ disableLayoutStyles, links, isPrinted, additionalCss }: SheetOptions
): SiteSheet {
	const selectors = selectorsOf( getBlockTypes() as BlockTypes );
	const printed = withSoundPresets(
		withBlocks(
			withoutReferences( withoutInvalidValues( doc ) ),
			( block ) => isPrinted( block, selectors[ block ]?.selector )
		)
	);
	const { doc: sound, restore } = engineDocOf(
		{
			...printed,
			settings: withFluidSizes( printed.settings, fluidSize ),
		},
		styleSchema()
	);
	const [ sheets ] = generateGlobalStyles(
		{
			settings: sound.settings,
			styles: { ...sound.styles, blocks: {} },
			_links: links,
		},
		[],
		{ disableLayoutStyles }
	) as readonly [ readonly unknown[], unknown ];
	const found = sheets.filter( isRecord );
	const css = found
		.filter( ( sheet ) => ! ( 'assets' in sheet ) )
		.map( ( sheet ) => stringOr( sheet.css ) );
	return {
		parts: [
			ratiosCss( doc ),
			...css.slice( 0, -1 ).map( likeServer ),
			rootHeightCss( sound ),
			rootPaddingCss( sound ),
			additionalCss,
			// What users write.
			...css.slice( -1 ),
			...blocksCss( sound, { disableLayoutStyles, links } ),
		]
			.filter( ( part ) => part !== '' )
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
const BLOCKS_ALONE = {
	blockGap: false,
	layoutStyles: false,
	marginReset: false,
	presets: false,
	rootPadding: false,
};

const LOOKS_ALONE = { ...BLOCKS_ALONE, variationStyles: true };

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
	const print = ( blocks: Tree, its: Selectors ) =>
		withMinHeights(
			toStyles(
				{
					settings: sound.settings,
					styles: { blocks },
					_links: links,
				} as Parameters< typeof toStyles >[ 0 ],
				{ ...selectors, ...its },
				true,
				false,
				disableLayoutStyles,
				true,
				LOOKS_ALONE
			)
		);
	const css = variations
		.map( ( variation ) => {
			const { instance } = variation;
			const blocks = variationStyles( sound, variation );
			const own = getBlockSelectors(
				types.filter( ( { name } ) => name in blocks ),
				suffixOf( variation )
			);
			return Object.entries( blocks )
				.map( ( [ block, node ] ) => {
					const its = own[ block ];
					const selector = its?.styleVariationSelectors?.[ instance ];
					// Without it, the styles would apply to the whole page.
					if ( ! its || ! selector ) {
						return '';
					}
					const parts = splitVariation(
						asTree( getIn( node, [ 'variations', instance ] ) )
					);
					const nodeOf = ( styles: Tree ) => ( {
						[ block ]: { variations: { [ instance ]: styles } },
					} );
					// The server prints what is inside first, wherever the block has its styles.
					return (
						print( nodeOf( parts.inner ), {
							[ block ]: {
								...its,
								styleVariationSelectors: {
									[ instance ]: outerSelector(
										selector,
										instance
									),
								},
							},
						} ) +
						print(
							nodeOf(
								styleSchema().hasVariationGaps
									? parts.own
									: withoutGap( parts.own )
							),
							{ [ block ]: its }
						)
					);
				} )
				.join( '' );
		} )
		.join( '' );
	return restore( css );
}

/** The CSS of blocks piece by piece: invalid CSS of one doesn't affect the others on the canvas. */
function blocksCss(
	{ settings, styles }: StylesDoc,
	{
		disableLayoutStyles,
		links,
	}: Pick< SheetOptions, 'disableLayoutStyles' | 'links' >
): readonly string[] {
	const types = getBlockTypes() as BlockTypes;
	const selectors = selectorsOf( types );
	const hasGap =
		( getIn( settings, [ 'spacing', 'blockGap' ] ) ?? null ) !== null;
	const print = ( blocks: Tree, its: Selectors ) =>
		withMinHeights(
			toStyles(
				{ settings, styles: { blocks }, _links: links } as Parameters<
					typeof toStyles
				>[ 0 ],
				its,
				hasGap,
				! hasGap,
				disableLayoutStyles,
				true,
				BLOCKS_ALONE
			)
		);
	return blockPieces(
		separatorLikeServer( asTree( styles.blocks ) ),
		styleSchema().customStates
	).map( ( piece ) => {
		switch ( piece.kind ) {
			case 'styles':
				return print( piece.blocks, selectors );
			case 'css': {
				const own = selectors[ piece.block ];
				const selector = own && cssSelectorOf( own );
				return selector
					? `:root :where(${ selector }){${ piece.css }}`
					: '';
			}
			case 'state': {
				// The engine doesn't support custom states, such as the current menu item.
				const { block, state, node } = piece;
				const type: unknown = types.find(
					( { name } ) => name === block
				);
				const selector = stringOr(
					getIn( type, [ 'selectors', 'states', state ] )
				);
				const own = selectors[ block ];
				return own && selector !== ''
					? print(
							{ [ block ]: node },
							{ [ block ]: { ...own, selector } }
						)
					: '';
			}
		}
	} );
}

/** The selector for a block's own CSS. */
const cssSelectorOf = ( {
	selector,
	featureSelectors,
}: Selectors[ string ] ): string => {
	const own = getIn( featureSelectors, [ 'css' ] );
	return stringOr( own ) || stringOr( getIn( own, [ 'root' ] ) ) || selector;
};

type BlockTypes = Parameters< typeof getBlockSelectors >[ 0 ];
type Selectors = ReturnType< typeof getBlockSelectors >;

/** They don't change while styles are dragged. */
const selectorsOf = rememberLast( ( types: BlockTypes ): Selectors =>
	getBlockSelectors( types )
);

/** The selectors of duotones by block. All block types must be registered. */
export const duotoneSelectors = (): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries( selectorsOf( getBlockTypes() as BlockTypes ) ).flatMap(
			( [ block, { duotoneSelector } ] ) =>
				duotoneSelector ? [ [ block, duotoneSelector ] ] : []
		)
	);

/** The suffix of a variation's class name, after a hyphen; undefined if it has none. */
const suffixOf = ( { name, instance }: PageVariation ): string | undefined =>
	instance === name ? undefined : instance.slice( name.length + 1 );
