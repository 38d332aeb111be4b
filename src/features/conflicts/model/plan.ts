import { stringOr, type UnknownRecord } from '@/kernel/guards';
import { mergeBlocks, type BlocksClash } from './mergeBlocks';
import { mergeStyles, type StyleAsk } from './mergeStyles';
import { withChoice } from './styleChoice';

/**
 * The user's changes of a record, in three versions: the base, the edited one, and the one that someone else has saved.
 */
export interface Versions {
	readonly base: UnknownRecord;
	readonly mine: UnknownRecord;
	readonly theirs: UnknownRecord;
}

/** Whether two people's changes can be merged, with the remaining questions. */
export type MergePlan =
	| {
			readonly isPossible: false;
			/** `reset`: the user wants the theme's file, which has no one's changes. `trash`: merged changes would be saved there. */
			readonly reason: BlocksClash | 'reset' | 'trash';
	  }
	| {
			readonly isPossible: true;
			/** The changes of both; where there is a question, mine. */
			readonly values: UnknownRecord;
			readonly asks: readonly StyleAsk[];
	  };

/** An answer to a question. */
export type Choice = 'mine' | 'theirs';

/** Merges two people's changes of one record: its content by block, everything else by key. */
export function planMerge( { base, mine, theirs }: Versions ): MergePlan {
	if ( mine.source === 'theme' ) {
		return { isPossible: false, reason: 'reset' };
	}
	if ( theirs.status === 'trash' && base.status !== 'trash' ) {
		return { isPossible: false, reason: 'trash' };
	}
	const blocks =
		'content' in mine
			? mergeBlocks(
					stringOr( base.content ),
					stringOr( mine.content ),
					stringOr( theirs.content )
				)
			: null;
	if ( blocks && ! blocks.ok ) {
		return { isPossible: false, reason: blocks.reason };
	}
	const { merged, asks } = mergeStyles(
		withoutContent( base ),
		withoutContent( mine ),
		withoutContent( theirs )
	);
	return {
		isPossible: true,
		values: { ...merged, ...( blocks ? { content: blocks.content } : {} ) },
		asks,
	};
}

/** The merged version once all questions have been answered; null before. */
export function withAnswers(
	plan: MergePlan,
	answers: readonly ( Choice | undefined )[]
): UnknownRecord | null {
	if ( ! plan.isPossible ) {
		return null;
	}
	let values: UnknownRecord | null = plan.values;
	plan.asks.forEach( ( ask, at ) => {
		const answer = answers[ at ];
		values = values && answer ? withChoice( values, ask, answer ) : null;
	} );
	return values;
}

const withoutContent = ( {
	content: _content,
	...others
}: UnknownRecord ): UnknownRecord => others;
