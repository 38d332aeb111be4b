import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { hasDraftChoice } from '@/features/saving';

/** Where the changes go. */
export type Target = 'draft' | 'edits';

/** The most changes of one site draft. */
export const DRAFT_LIMIT = 500;

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
 * @param count The number of documents.
 */
export function useTarget( count: number ): TargetChoice {
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
				label={ __( 'Where the changes go', 'atelier' ) }
				selected={ target }
				options={ [
					{
						label: __( 'A new site draft', 'atelier' ),
						value: 'draft',
					},
					{
						label: __(
							'Unsaved changes, to review now',
							'atelier'
						),
						value: 'edits',
					},
				] }
				onChange={ ( value ) =>
					setPicked( value === 'draft' ? 'draft' : 'edits' )
				}
			/>
		),
	};
}
