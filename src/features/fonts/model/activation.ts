import { compareTexts } from '@/kernel/collation';
import type { UnknownRecord } from '@/kernel/guards';
import { faceKey, sortFaces, type FontFace, type FontFamily } from './family';

type Families = readonly FontFamily[];

const bySlug = ( families: Families, { slug }: FontFamily ) =>
	families.find( ( family ) => family.slug === slug );

/** The stored form of a family with its current faces. */
export const toStored = ( { raw, faces }: FontFamily ): UnknownRecord => {
	const { fontFace: _before, ...rest } = raw;
	return faces.length === 0
		? rest
		: { ...rest, fontFace: faces.map( ( face ) => face.raw ) };
};

/** The variants of a family. Files for other scripts of a variant count as the same variant. */
export const variantsOf = ( { faces }: FontFamily ): readonly FontFace[] =>
	[
		...new Map(
			[ ...faces ].reverse().map( ( face ) => [ faceKey( face ), face ] )
		).values(),
	].reverse();

/** Whether a family is active, with any variant. */
const isActive = ( active: Families, family: FontFamily ): boolean =>
	bySlug( active, family ) !== undefined;

/** The keys of a family's active variants. */
export const activeKeys = (
	active: Families,
	family: FontFamily
): ReadonlySet< string > =>
	new Set( bySlug( active, family )?.faces.map( faceKey ) );

/** The number of active variants of a family; a family without faces counts as one. */
export function countActive(
	active: Families,
	family: FontFamily
): { readonly count: number; readonly all: number } {
	if ( family.faces.length === 0 ) {
		return { count: isActive( active, family ) ? 1 : 0, all: 1 };
	}
	const keys = activeKeys( active, family );
	const variants = variantsOf( family );
	return {
		count: variants.filter( ( face ) => keys.has( faceKey( face ) ) )
			.length,
		all: variants.length,
	};
}

/** The list with or without the whole family. */
export function setFamily(
	active: Families,
	family: FontFamily,
	isOn: boolean
): Families {
	const isThere = isActive( active, family );
	if ( ! isOn ) {
		return active.filter( ( { slug } ) => slug !== family.slug );
	}
	return isThere
		? active.map( ( one ) => ( one.slug === family.slug ? family : one ) )
		: [ ...active, family ];
}

/** The list with or without one variant of a family. Removing the last variant removes the family. */
export function setVariant(
	active: Families,
	family: FontFamily,
	variant: FontFace,
	isOn: boolean
): Families {
	const keys = new Set( activeKeys( active, family ) );
	if ( isOn ) {
		keys.add( faceKey( variant ) );
	} else {
		keys.delete( faceKey( variant ) );
	}
	const faces = family.faces.filter( ( face ) =>
		keys.has( faceKey( face ) )
	);
	return setFamily(
		active,
		{ ...( bySlug( active, family ) ?? family ), faces },
		faces.length > 0
	);
}

/** Merges families into a list: existing families get the missing faces. */
export const mergeFamilies = ( families: Families, more: Families ): Families =>
	more.reduce< Families >( ( list, family ) => {
		const before = bySlug( list, family );
		return setFamily(
			list,
			before ? withFacesOf( before, family ) : family,
			true
		);
	}, families );

function withFacesOf( family: FontFamily, other: FontFamily ): FontFamily {
	const keys = new Set( family.faces.map( faceKey ) );
	const missing = other.faces.filter(
		( face ) => ! keys.has( faceKey( face ) )
	);
	return missing.length === 0
		? family
		: { ...family, faces: sortFaces( [ ...family.faces, ...missing ] ) };
}

/** All known families, and active ones from other sources, sorted by name. */
export const listFamilies = ( known: Families, active: Families ): Families =>
	[ ...mergeFamilies( known, active ) ].sort( ( one, other ) =>
		compareTexts( one.name, other.name )
	);
