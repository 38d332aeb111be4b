import { RadioControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Removed, Way } from '../model/repair';
import { Replacement, type Substitute } from './Replacement';
import styles from './SafeRemoval.module.css';
import { wayOptions } from './wayOptions';

interface RepairChoiceProps {
	readonly kind: Removed[ 'kind' ];
	/** The IDs of what is removed. */
	readonly removed: readonly string[];
	readonly way: Way;
	/** Absent if there is only one way. */
	readonly onWay?: ( way: Way ) => void;
	/** What may come in its place; null for posts, which are searched on the site. */
	readonly others: readonly Substitute[] | null;
	readonly by: Substitute | null;
	readonly onBy: ( by: Substitute | null ) => void;
	/** Where the changes go. */
	readonly target: ReactNode;
	/** The number of documents that the user can't edit. */
	readonly unseen: number;
}

/** Chooses what becomes of the uses of something. */
export const RepairChoice = ( {
	kind,
	removed,
	way,
	onWay,
	others,
	by,
	onBy,
	target,
	unseen,
}: RepairChoiceProps ) => (
	<>
		{ onWay && (
			<RadioControl
				label={ __( 'What happens to them', 'atelier' ) }
				selected={ way }
				options={ wayOptions(
					kind,
					others === null || others.length > 0
				) }
				onChange={ ( value ) => onWay( value as Way ) }
			/>
		) }
		{ way === 'replace' && (
			<Replacement
				others={ others }
				removed={ removed }
				chosen={ by }
				onChoose={ onBy }
			/>
		) }
		{ way !== 'leave' && target }
		{ way !== 'leave' && unseen > 0 && (
			<p className={ styles.note }>
				{ sprintf(
					/* translators: %d: a number of pages and the like. */
					_n(
						'%d document you can’t edit stays as it is.',
						'%d documents you can’t edit stay as they are.',
						unseen,
						'atelier'
					),
					unseen
				) }
			</p>
		) }
	</>
);
