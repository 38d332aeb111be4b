import {
	type StylesDoc,
	leavesOf,
	type Leaf,
	referredSlugs,
	kebab,
	presetsOf,
	asTree,
} from '@/features/globalStyles/index.model';

/** A font that styles use, existing or not. */
export interface FontUse {
	readonly slug: string;
	readonly locations: readonly Leaf[];
}

const SLUGS = referredSlugs( 'fontFamily' );

/** String values only: a list of presets that refers to a font doesn't use it. */
const textsOf = ( doc: StylesDoc ): readonly Leaf[] =>
	leavesOf( doc ).filter( ( { value } ) => typeof value === 'string' );

/** All fonts that a document uses, with their paths. */
export function fontUses( doc: StylesDoc ): readonly FontUse[] {
	const uses = new Map< string, { slug: string; locations: Set< Leaf > } >();
	for ( const location of textsOf( doc ) ) {
		for ( const slug of String( location.value ).match( SLUGS ) ?? [] ) {
			const use = uses.get( kebab( slug ) ) ?? {
				slug,
				locations: new Set< Leaf >(),
			};
			use.locations.add( location );
			uses.set( kebab( slug ), use );
		}
	}
	return [ ...uses.values() ].map( ( { slug, locations } ) => ( {
		slug,
		locations: [ ...locations ],
	} ) );
}

/** The slugs of all available families, of the site or of its blocks. */
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
