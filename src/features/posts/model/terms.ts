import type { Option } from '@/dataview/types';
import type { RestQuery } from '@/dataview/model/restQuery';
import type { ListedTaxonomy } from '@/platform/boot';
import { compareTexts } from '@/kernel/collation';

/** A term as an item of a list has it. */
export interface TermName {
	readonly id: number;
	/** Empty where only its id is known. */
	readonly name: string;
}

/** A term with its place in the taxonomy. */
export interface Term extends TermName {
	/** 0 at the top. */
	readonly parent: number;
}

/** The field of a taxonomy in lists. */
export type TermsFieldId = `terms-${ string }`;

export const termsFieldId = ( {
	name,
}: Pick< ListedTaxonomy, 'name' > ): TermsFieldId => `terms-${ name }`;

/** Terms below their parents by name. A term whose parent isn't there is at the top. */
export function termOptions( terms: readonly Term[] ): readonly Option[] {
	const ids = new Set( terms.map( ( { id } ) => id ) );
	const below = new Map< number, Term[] >();
	for ( const term of terms ) {
		const parent = ids.has( term.parent ) ? term.parent : 0;
		below.set( parent, [ ...( below.get( parent ) ?? [] ), term ] );
	}
	const listed = new Set< number >();
	const walk = ( parent: number, path: readonly string[] ): Option[] =>
		( below.get( parent ) ?? [] )
			.sort( ( one, other ) => compareTexts( one.name, other.name ) )
			.flatMap( ( { id, name } ) => {
				listed.add( id );
				return [
					{
						value: id,
						label: name,
						...( path.length === 0
							? {}
							: {
									level: path.length,
									within: path.join( ' › ' ),
								} ),
					},
					...walk( id, [ ...path, name ] ),
				];
			} );
	const options = walk( 0, [] );
	// Damaged data: terms that are below each other.
	const lost = terms.filter( ( { id } ) => ! listed.has( id ) );
	return [
		...options,
		...lost.map( ( { id, name } ) => ( { value: id, label: name } ) ),
	];
}

/** The REST arguments of a filter by terms. As in WordPress's lists, whoever asks for a term gets those below it, too. */
export const termFilters = ( { base, isHierarchical }: ListedTaxonomy ) => {
	const below = ( argument: string ): RestQuery =>
		isHierarchical ? { [ `${ argument }[include_children]` ]: true } : {};
	const terms = ( argument: string, values: readonly unknown[] ) => ( {
		[ `${ argument }[terms]` ]: values.join( ',' ),
	} );
	return {
		isAny: ( values: readonly unknown[] ): RestQuery => ( {
			...terms( base, values ),
			...below( base ),
		} ),
		isNone: ( values: readonly unknown[] ): RestQuery => ( {
			...terms( `${ base }_exclude`, values ),
			...below( `${ base }_exclude` ),
		} ),
		isAll: ( values: readonly unknown[] ): RestQuery => ( {
			...terms( base, values ),
			[ `${ base }[operator]` ]: 'AND',
		} ),
	};
};
