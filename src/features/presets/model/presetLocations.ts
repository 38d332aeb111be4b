import {
	type StylesDoc,
	leavesOf,
	type Leaf,
	infixOf,
	kebab,
	type PresetKind,
} from '@/features/globalStyles/index.model';

/** The values of a document that use a preset: by reference, or by its variable in CSS. */
export function presetLocations(
	doc: StylesDoc,
	kind: PresetKind,
	slug: string
): readonly Leaf[] {
	const infix = infixOf( kind );
	const reference = new RegExp(
		[
			`var:preset\\|${ infix }\\|(?:${ escaped( slug ) }|${ escaped( kebab( slug ) ) })(?![\\p{L}\\p{N}_|-])`,
			`--wp--preset--${ infix }--${ escaped( kebab( slug ) ) }(?![\\p{L}\\p{N}_-])`,
		].join( '|' ),
		'u'
	);
	return leavesOf( doc ).filter( ( { value } ) =>
		textsIn( value ).some( ( text ) => reference.test( text ) )
	);
}

const escaped = ( text: string ): string =>
	text.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );

const textsIn = ( value: unknown ): readonly string[] =>
	typeof value === 'string'
		? [ value ]
		: typeof value === 'object' && value !== null
			? Object.values( value ).flatMap( textsIn )
			: [];
