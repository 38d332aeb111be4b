import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { ChangeSummary } from './ChangeSummary';
import { unapprovedLabel } from './takeOverLabels';
import styles from './Dialogs.module.css';

interface UnapprovedChangesProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
	/** The keys of those that have just failed. */
	readonly rejected: readonly string[];
	/** Whether it has appeared because something failed: then its heading is focused. */
	readonly hasFocus: boolean;
	/** The control that agrees to take them over, below all of them. */
	readonly children: ReactNode;
}

/** The changes that their authors aren't allowed to publish, above all others. */
export function UnapprovedChanges( {
	draft,
	changes,
	rejected,
	hasFocus,
	children,
}: UnapprovedChangesProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useId();
	const isFocusedFirst = useRef( hasFocus );
	useEffect( () => {
		if ( isFocusedFirst.current ) {
			heading.current?.focus();
		}
	}, [] );
	const canTakeOver = changes.every( ( { isApprovable } ) => isApprovable );
	return (
		<section aria-labelledby={ id } className={ styles.unapproved }>
			<h2
				ref={ heading }
				id={ id }
				tabIndex={ -1 }
				className={ styles.heading }
			>
				{ unapprovedLabel( changes.length ) }
			</h2>
			{ canTakeOver && (
				<p className={ styles.text }>
					{ __(
						'Check every part of each change before you take it over: it will be published as yours, with your rights.',
						'atelier'
					) }
				</p>
			) }
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
