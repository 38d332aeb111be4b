import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { HeldChanges } from './HeldChanges';
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
	const isFocusedFirst = useRef( hasFocus );
	useEffect( () => {
		if ( isFocusedFirst.current ) {
			heading.current?.focus();
		}
	}, [] );
	const canTakeOver = changes.every( ( { isApprovable } ) => isApprovable );
	return (
		<HeldChanges
			draft={ draft }
			changes={ changes }
			rejected={ rejected }
			title={ unapprovedLabel( changes.length ) }
			heading={ heading }
			advice={
				canTakeOver && (
					<p className={ styles.text }>
						{ __(
							'Check every part of each change before you take it over: it will be published as yours, with your rights.',
							'atelier'
						) }
					</p>
				)
			}
		>
			{ children }
		</HeldChanges>
	);
}
