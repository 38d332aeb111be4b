import { jsonLeaves, type JsonLeaf } from '@/kernel/jsonLeaves';
import { ok, type Result } from '@/kernel/result';
import { finderOf, surroundings } from './findPlaces';
import { matcherOf } from './matching';
import { ruleEdits } from './ruleEdits';
import { nameOf } from './rules/rule';
import { ruleOf } from './rules/ruleOf';
import type { Edit, Place, Search } from './search';
import { inPlainLeaf, textsOf } from './textPlaces';

/**
 * How a value of a record is stored: as blocks, as text in HTML, as a number that is the ID of a file, or as a tree of
 * styles or settings in JSON.
 */
export type ValueForm = 'blocks' | 'html' | 'file' | 'styles';

/** A place in a value. */
export interface ValuePlace extends Place {
	/** In a tree, where the value is; otherwise empty. */
	readonly keys: readonly ( string | number )[];
}

/** Finds the places of a stored value. */
export type ValueFinder = (
	form: ValueForm,
	value: string
) => readonly ValuePlace[];

/** Makes the finder of a search in all values of a record; a failure as of `finderOf`. */
export function valueFinderOf( search: Search ): Result< ValueFinder > {
	const inBlocks = finderOf( search );
	if ( ! inBlocks.ok ) {
		return inBlocks;
	}
	const finders: Readonly<
		Record< ValueForm, ( value: string ) => readonly ValuePlace[] >
	> = {
		blocks: ( value ) =>
			inBlocks
				.value( value )
				.map( ( place ) => ( { ...place, keys: NO_KEYS } ) ),
		html: ( value ) => inHtml( value, search ),
		file: ( value ) => inFile( value, search ),
		styles: stylesFinderOf( search ),
	};
	return ok( ( form, value ) => finders[ form ]( value ) );
}

const NO_KEYS: readonly string[] = [];

const NOWHERE = { block: '', path: [] } as const;

function inHtml( value: string, search: Search ): readonly ValuePlace[] {
	const matcher = search.kind === 'text' ? matcherOf( search ) : null;
	return matcher?.ok
		? textsOf(
				value,
				{ name: '', html: [ [ 0, value.length ] ] },
				[],
				matcher.value,
				search.kind === 'text' ? search.to : null
			).map( ( { text, start, end, edits } ) => ( {
				...NOWHERE,
				kind: 'text',
				keys: NO_KEYS,
				edits,
				...surroundings( text, start, end ),
			} ) )
		: [];
}

const inFile = ( value: string, search: Search ): readonly ValuePlace[] =>
	search.kind === 'media' && value === String( search.file.id )
		? [
				{
					...NOWHERE,
					...said( '' ),
					kind: 'block',
					keys: NO_KEYS,
					edits: [
						{
							start: 0,
							end: value.length,
							text: String( search.to?.id ?? search.file.id ),
						},
					],
				},
			]
		: [];

/** Finds in names that people have given, and in values. */
function stylesFinderOf(
	search: Search
): ( value: string ) => readonly ValuePlace[] {
	switch ( search.kind ) {
		case 'text': {
			const matcher = matcherOf( search );
			return ( value ) =>
				jsonLeaves( value ).flatMap( ( leaf ) =>
					matcher.ok && TEXTS.has( nameOf( leaf ) )
						? inPlainLeaf(
								value,
								leaf,
								matcher.value,
								search.to
							).map( ( { text, start, end, edits } ) => ( {
								...NOWHERE,
								kind: 'attribute' as const,
								keys: leaf.path,
								edits,
								...surroundings( text, start, end ),
							} ) )
						: []
				);
		}
		case 'preset':
		case 'colorValue': {
			const rule = ruleOf( search );
			return inLeaves( ( value, leaf ) =>
				NAMES.has( nameOf( leaf ) )
					? []
					: ruleEdits( value, NO_BLOCK, [ inStyle( leaf ) ], rule )
			);
		}
		case 'media': {
			const rule = ruleOf( search );
			return inLeaves( ( value, leaf ) =>
				ruleEdits( value, NO_BLOCK, [ leaf ], rule )
			);
		}
		case 'block':
		case 'blockStyle':
		case 'class':
		case 'link':
		case 'menu':
		case 'part':
		case 'pattern':
			return () => [];
	}
}

/** Members of styles and settings that are text: names of presets, and custom CSS. */
const TEXTS = new Set( [ 'name', 'css' ] );

/** Members that are names, and no values of CSS. */
const NAMES = new Set( [ 'name', 'slug' ] );

const NO_BLOCK = { name: '', html: [] } as const;

/** Rules take a value under `style` for one of CSS. */
const inStyle = ( leaf: JsonLeaf ): JsonLeaf => ( {
	...leaf,
	path: [ 'style', ...leaf.path ],
} );

const inLeaves =
	( editsOf: ( value: string, leaf: JsonLeaf ) => readonly Edit[] ) =>
	( value: string ): readonly ValuePlace[] =>
		jsonLeaves( value ).flatMap( ( leaf ) => {
			const edits = editsOf( value, leaf );
			return edits.length > 0
				? [
						{
							...NOWHERE,
							...said( String( leaf.value ) ),
							kind: 'block' as const,
							keys: leaf.path,
							edits,
						},
					]
				: [];
		} );

/** In characters, of a long value that is shown. */
const LONGEST = 120;

const said = ( value: string ) => ( {
	before: '',
	match: '',
	after: value.length > LONGEST ? `${ value.slice( 0, LONGEST ) }…` : value,
} );
