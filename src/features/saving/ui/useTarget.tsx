import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { hasDraftChoice } from '../data/draftQuestion';

/** Where the changes go. */
export type Target = 'draft' | 'edits';

/** The most changes of one site draft. */
export const DRAFT_LIMIT = 500;

/** What the control says. */
export interface TargetLabels {
	readonly label: string;
	readonly draft: string;
	readonly edits: string;
}

interface TargetChoice {
	readonly target: Target;
	/** Whether a site draft can't have as many. */
	readonly isTooMany: boolean;
	/** The control; null where there is no choice. */
	readonly control: ReactNode;
}

/**
 * Where the changes of several documents go: several into a site draft, unless the user chooses otherwise.
 *
 * @param count  The number of documents.
 * @param labels
 */
export function useTarget( count: number, labels: TargetLabels ): TargetChoice {
	const [ picked, setPicked ] = useState< Target | null >( null );
	const hasChoice = hasDraftChoice();
	const target = ! hasChoice
		? 'edits'
		: ( picked ?? ( count > 1 ? 'draft' : 'edits' ) );
	return {
		target,
		isTooMany: target === 'draft' && count > DRAFT_LIMIT,
		control: hasChoice && (
			<RadioControl
				label={ labels.label }
				selected={ target }
				options={ [
					{ label: labels.draft, value: 'draft' },
					{ label: labels.edits, value: 'edits' },
				] }
				onChange={ ( value ) =>
					setPicked( value === 'draft' ? 'draft' : 'edits' )
				}
			/>
		),
	};
}
