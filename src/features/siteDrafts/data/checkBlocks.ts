import { stringOr } from '@/kernel/guards';
import type { Finding } from '@/features/blockRepair/index.model';
import { inspect } from '@/features/blockRepair/index.records';
import { withEdits } from '@/features/replacing/index.model';
import type { BlockCheck } from '../model/blockCheck';
import type { DraftChange } from '../model/change';

const VALID: BlockCheck = { invalid: [], repaired: null };

const checks = new WeakMap< DraftChange, BlockCheck >();

/** Checks the blocks of a change, once; the types of blocks must be registered. */
export function checkBlocks( change: DraftChange ): BlockCheck {
	const known = checks.get( change );
	const check =
		known ??
		checkContent(
			stringOr( change.edits.content ),
			stringOr( change.base.content )
		);
	checks.set( change, check );
	return check;
}

/**
 * Finds blocks that aren't as their types would save them.
 *
 * @param content
 * @param base    The text before: what is invalid in it already is nobody's fault now.
 */
export function checkContent( content: string, base: string ): BlockCheck {
	const [ found, before ] = [ invalidIn( content ), invalidIn( base ) ];
	if ( found === null ) {
		return before === null
			? VALID
			: {
					invalid: [
						{ name: 'core/missing', sent: content, expected: '' },
					],
					repaired: null,
				};
	}
	const known = new Set( before?.map( sourceOf ) );
	const invalid = found.filter(
		( finding ) => ! known.has( sourceOf( finding ) )
	);
	return invalid.length === 0
		? VALID
		: {
				invalid: invalid.map( ( { block, stored, expected } ) => ( {
					name: block,
					sent: stored.trim(),
					expected,
				} ) ),
				repaired: repairedText( content, invalid, known ),
			};
}

/** The invalid blocks of a text; null if it can't be parsed. */
function invalidIn( content: string ): readonly Finding[] | null {
	const steps = inspect( content );
	return steps
		? [ ...steps ]
				.flat()
				.filter(
					( { problem, isUnsound = false } ) =>
						problem === 'invalid' || isUnsound
				)
		: null;
}

/** Says which block this is in another version of its text. */
const sourceOf = ( { block, stored }: Finding ): string =>
	`${ block } ${ stored }`;

/** The text with all invalid blocks repaired; null if one can't be, or another one would be invalid then. */
function repairedText(
	content: string,
	invalid: readonly Finding[],
	known: ReadonlySet< string >
): string | null {
	if ( invalid.some( ( { edits } ) => edits === null ) ) {
		return null;
	}
	const text = withEdits(
		content,
		invalid.flatMap( ( { edits } ) => edits ?? [] )
	);
	const isSound = invalidIn( text )?.every( ( finding ) =>
		known.has( sourceOf( finding ) )
	);
	return isSound ? text : null;
}
