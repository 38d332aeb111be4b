import type { JsonLeaf } from '@/kernel/jsonLeaves';
import { kebabCase } from '@/kernel/kebabCase';
import { PRESET_WORDS, type PresetKind } from '@/kernel/presetKinds';
import type { Edit } from '../search';
import { classChanges, type Rename } from './classRule';
import { editsBy, escaped, NONE, nameOf, wholeOf, type Rule } from './rule';

/** The ends of attributes that have a slug. */
const SLUGS: Partial< Readonly< Record< PresetKind, RegExp > > > = {
	color: /^(?!custom).*color$/i,
	gradient: /^(?!custom).*gradient$/i,
	fontSize: /^(?!custom).*fontsize$/i,
	fontFamily: /^fontFamily$/,
};

/** Classes of blocks with a preset, around its slug. */
const CLASSES: Partial< Readonly< Record< PresetKind, RegExp > > > = {
	color: /^(has-)(.+?)((?:-(?:background|border|icon|icon-background|link|overlay))?-color)$/,
	gradient: /^(has-)(.+)(-gradient-background)$/,
	fontSize: /^(has-)(.+)(-font-size)$/,
	fontFamily: /^(has-)(.+)(-font-family)$/,
};

/** A preset in attributes, references, classes and CSS variables. */
export function presetRule(
	kind: PresetKind,
	from: string,
	to: string | null
): Rule {
	const inCss = cssSlug( from );
	const next = cssSlug( to ?? from );
	const word = PRESET_WORDS[ kind ];
	const isSame = ( slug: string ) => cssSlug( slug ) === inCss;
	const variable = new RegExp(
		`(?<=--wp--preset--${ word }--)${ escaped( inCss ) }(?![\\w-])`,
		'g'
	);
	const reference = new RegExp(
		`(?<=var:preset\\|${ word }\\|)[^\\s|;,"')]+`,
		'g'
	);
	const variables = ( text: string ) => editsBy( text, variable, () => next );
	const references = ( text: string ) =>
		editsBy( text, reference, ( [ slug ] ) =>
			isSame( slug ) ? ( to ?? slug ) : ''
		).filter( ( edit ) => edit.text !== '' );
	const rename = renaming( kind, isSame, next );
	return {
		ofLeaf: ( leaf ) => {
			const { value } = leaf;
			if ( typeof value !== 'string' ) {
				return NONE;
			}
			return isSlug( leaf, kind ) && isSame( value )
				? wholeOf( value, to ?? value )
				: inOrder( [ ...references( value ), ...variables( value ) ] );
		},
		ofAttribute: ( name, value ) =>
			name === 'class'
				? classChanges( value, rename )
				: variables( value ),
		ofCss: variables,
	};
}

/** A slug as in CSS; attributes have either. */
export const cssSlug = ( slug: string ): string => kebabCase( slug ) || slug;

const inOrder = ( edits: readonly Edit[] ): readonly Edit[] =>
	[ ...edits ].sort( ( one, other ) => one.start - other.start );

/** Styles have references and CSS, and no slugs. */
const isSlug = ( leaf: JsonLeaf, kind: PresetKind ): boolean =>
	leaf.path[ 0 ] !== 'style' && isSlugName( kind, nameOf( leaf ) );

/** Whether an attribute with this name has the slug of a preset. */
export const isSlugName = ( kind: PresetKind, name: string ): boolean =>
	SLUGS[ kind ]?.test( name ) ?? false;

function renaming(
	kind: PresetKind,
	isSame: ( slug: string ) => boolean,
	next: string
): Rename {
	const pattern = CLASSES[ kind ];
	return ( name ) => {
		const [ , before, slug, after ] = pattern?.exec( name ) ?? [];
		return slug !== undefined && isSame( slug )
			? `${ before ?? '' }${ next }${ after ?? '' }`
			: null;
	};
}
