import { useId } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { ChangeSummary } from './ChangeSummary';
import styles from './Dialogs.module.css';

interface HeldChangesProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
	/** The keys of those because of which publishing has just failed. */
	readonly rejected: readonly string[];
	readonly title: string;
	/** For moving the focus to the title. */
	readonly heading: RefObject< HTMLHeadingElement >;
	/** What to do about them, above the list. */
	readonly advice?: ReactNode;
	/** A control below all of them. */
	readonly children?: ReactNode;
}

/** Changes that keep a draft from being published, above all others. */
export function HeldChanges( {
	draft,
	changes,
	rejected,
	title,
	heading,
	advice,
	children,
}: HeldChangesProps ) {
	const id = useId();
	return (
		<section aria-labelledby={ id } className={ styles.unapproved }>
			<h2
				ref={ heading }
				id={ id }
				tabIndex={ -1 }
				className={ styles.heading }
			>
				{ title }
			</h2>
			{ advice }
			<ul className={ styles.list }>
				{ changes.map( ( change ) => (
					<li key={ change.key } className={ styles.item }>
						<ChangeSummary
							draft={ draft }
							change={ change }
							isRejected={ rejected.includes( change.key ) }
							hasKind
						/>
					</li>
				) ) }
			</ul>
			{ children }
		</section>
	);
}
