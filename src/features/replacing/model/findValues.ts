import { jsonLeaves, type JsonLeaf } from '@/kernel/jsonLeaves';
import { ok, type Result } from '@/kernel/result';
import { typedAmpersands } from './encode';
import { beginningOf, finderOf, surroundings } from './findPlaces';
import { matcherOf, type Matcher } from './matching';
import { ruleEdits } from './ruleEdits';
import { nameOf } from './rules/rule';
import { ruleOf } from './rules/ruleOf';
import type { Edit, Place, Search, TextSearch } from './search';
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
	const texts = search.kind === 'text' ? textsFor( search ) : null;
	const finders: Readonly< Record< ValueForm, Finder > > = {
		blocks: ( value ) =>
			inBlocks
				.value( value )
				.map( ( place ) => ( { ...place, keys: NO_KEYS } ) ),
		html: texts?.inHtml ?? nothing,
		file: ( value ) => inFile( value, search ),
		styles: texts?.inStyles ?? stylesFinderOf( search ),
	};
	return ok( ( form, value ) => finders[ form ]( value ) );
}

const NO_KEYS: readonly string[] = [];

const NOWHERE = { block: '', path: [] } as const;

type Finder = ( value: string ) => readonly ValuePlace[];

const nothing: Finder = () => [];

/** What finds a text that isn't in blocks. */
function textsFor( search: TextSearch ): {
	readonly inHtml: Finder;
	readonly inStyles: Finder;
} {
	const matcher = matcherOf( search );
	return matcher.ok
		? {
				inHtml: ( value ) => inHtml( value, matcher.value, search.to ),
				inStyles: ( value ) =>
					inNames( value, matcher.value, search.to ),
			}
		: { inHtml: nothing, inStyles: nothing };
}

const inHtml = (
	value: string,
	matcher: Matcher,
	to: string | null
): readonly ValuePlace[] =>
	textsOf(
		value,
		{ name: '', html: [ [ 0, value.length ] ] },
		[],
		matcher,
		to
	).map( ( { text, start, end, edits } ) => ( {
		...NOWHERE,
		kind: 'text',
		keys: NO_KEYS,
		edits:
			to === null
				? edits
				: edits.map( ( edit ) => ( {
						...edit,
						text: typedAmpersands(
							edit.text,
							value.slice( edit.end )
						),
					} ) ),
		...surroundings( text, start, end ),
	} ) );

/** In names that people have given, and in custom CSS. */
const inNames = (
	value: string,
	matcher: Matcher,
	to: string | null
): readonly ValuePlace[] =>
	jsonLeaves( value ).flatMap( ( leaf ) =>
		TEXTS.has( nameOf( leaf ) )
			? inPlainLeaf( value, leaf, matcher, to ).map(
					( { text, start, end, edits } ) => ( {
						...NOWHERE,
						kind: 'attribute' as const,
						keys: leaf.path,
						edits,
						...surroundings( text, start, end ),
					} )
				)
			: []
	);

const inFile = ( value: string, search: Search ): readonly ValuePlace[] =>
	search.kind === 'media' && value === String( search.file.id )
		? [
				{
					...NOWHERE,
					...beginningOf( '' ),
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

/** Finds in values of styles and settings. */
function stylesFinderOf( search: Search ): Finder {
	switch ( search.kind ) {
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
		case 'text':
			return nothing;
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
							...beginningOf( String( leaf.value ) ),
							kind: 'block' as const,
							keys: leaf.path,
							edits,
						},
					]
				: [];
		} );
