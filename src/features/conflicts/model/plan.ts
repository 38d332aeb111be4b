import { stringOr, type UnknownRecord } from '../../../kernel/guards';
import { mergeBlocks, type BlocksClash } from './mergeBlocks';
import { mergeStyles, type StyleAsk } from './mergeStyles';
import { withChoice } from './styleChoice';

/** What the user changed of a record, in three states: before, as the user wants it, and as someone else has saved it. */
export interface Versions {
	readonly base: UnknownRecord;
	readonly mine: UnknownRecord;
	readonly theirs: UnknownRecord;
}

/** Whether two people's changes can be merged, and the questions that are left. */
export type MergePlan =
	| {
			readonly isPossible: false;
			/** `reset`: the user wants the theme's file, which has no one's changes. */
			readonly reason: BlocksClash | 'reset';
	  }
	| {
			readonly isPossible: true;
			/** Both their changes; where it is asked, mine. */
			readonly values: UnknownRecord;
			readonly asks: readonly StyleAsk[];
	  };

/** An answer to a question. */
export type Choice = 'mine' | 'theirs';

/** Puts together what two people made of one record: its content block by block, all else key by key. */
export function planMerge( { base, mine, theirs }: Versions ): MergePlan {
	if ( mine.source === 'theme' ) {
		return { isPossible: false, reason: 'reset' };
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

/** The merged version once every question has been answered; null before. */
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
