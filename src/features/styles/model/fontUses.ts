import {
	type Layers,
	type StylesDoc,
	leavesOf,
	withLeaves,
	type Leaf,
	infixOf,
	kebab,
	presetsOf,
	asTree,
} from '../../globalStyles/index.model';

/** A font that styles ask for, whether there is one of that slug or not. */
export interface FontUse {
	readonly slug: string;
	readonly places: readonly Leaf[];
}

const INFIX = infixOf( 'fontFamily' );

/** References as they are stored, and variables in CSS. */
const REFERENCES = new RegExp(
	`(var:preset\\|${ INFIX }\\|)([^|"'\\s;)]+)|(--wp--preset--${ INFIX }--)([\\p{L}\\p{N}_-]+)`,
	'gu'
);

/** The fonts that a text asks for, as it calls them. */
const slugsIn = ( text: string ): readonly string[] =>
	[ ...text.matchAll( REFERENCES ) ].map(
		( [ , , stored, , inCss ] ) => stored ?? inCss ?? ''
	);

/** Texts alone: a list of presets that refers to a font is no place where one is used. */
const textsOf = ( doc: StylesDoc ): readonly Leaf[] =>
	leavesOf( doc ).filter( ( { value } ) => typeof value === 'string' );

/** Every font that a document asks for, and where it does. */
export function fontUses( doc: StylesDoc ): readonly FontUse[] {
	const uses = new Map< string, { slug: string; places: Set< Leaf > } >();
	for ( const place of textsOf( doc ) ) {
		for ( const slug of slugsIn( String( place.value ) ) ) {
			const use = uses.get( kebab( slug ) ) ?? {
				slug,
				places: new Set< Leaf >(),
			};
			use.places.add( place );
			uses.set( kebab( slug ), use );
		}
	}
	return [ ...uses.values() ].map( ( { slug, places } ) => ( {
		slug,
		places: [ ...places ],
	} ) );
}

/**
 * The user's document with another font wherever one is asked for; the same document where it is asked for
 * nowhere. CSS of the theme stays: what users write comes after it, so it would be there twice.
 */
export function replaceFont(
	layers: Layers & { readonly merged: StylesDoc },
	from: string,
	to: string
): StylesDoc {
	const name = kebab( from );
	const isCss = ( { keys }: Leaf ) => keys.at( -1 ) === 'css';
	const places = [
		...textsOf( layers.merged ).filter( ( leaf ) => ! isCss( leaf ) ),
		...textsOf( layers.user ).filter( isCss ),
	];
	return withLeaves(
		layers.user,
		places.flatMap( ( place ) => {
			const before = String( place.value );
			const value = before.replace(
				REFERENCES,
				(
					found: string,
					...[ way, slug, variable, inCss ]: string[]
				) =>
					kebab( slug ?? inCss ?? '' ) !== name
						? found
						: way === undefined
							? `${ variable ?? '' }${ kebab( to ) }`
							: `${ way }${ to }`
			);
			return value === before ? [] : [ { ...place, value } ];
		} )
	);
}

/** The slugs of all families that there are, for the site or for some of its blocks. */
export function fontSlugs( doc: StylesDoc ): readonly string[] {
	const blocks = Object.keys( asTree( doc.settings.blocks ) );
	return [
		...new Set(
			[ {}, ...blocks.map( ( block ) => ( { block } ) ) ].flatMap(
				( target ) =>
					Object.values( presetsOf( doc, 'fontFamily', target ) )
						.flat()
						.map( ( { slug } ) => slug )
			)
		),
	];
}
