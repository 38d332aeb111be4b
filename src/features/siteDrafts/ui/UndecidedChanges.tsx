import { useEffect, useId, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { ChangeSummary } from './ChangeSummary';
import styles from './Dialogs.module.css';

interface UndecidedChangesProps {
	readonly draft: SiteDraft;
	readonly changes: readonly DraftChange[];
	/** The keys of those because of which publishing has just failed: then the heading is focused. */
	readonly rejected: readonly string[];
}

/** The changes that can't be published as they are, above all others. */
export function UndecidedChanges( {
	draft,
	changes,
	rejected,
}: UndecidedChangesProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const id = useId();
	useEffect( () => {
		if ( rejected.length > 0 ) {
			heading.current?.focus();
		}
	}, [ rejected ] );
	return (
		<section aria-labelledby={ id } className={ styles.unapproved }>
			<h2
				ref={ heading }
				id={ id }
				tabIndex={ -1 }
				className={ styles.heading }
			>
				{ __( 'Before you can publish', 'atelier' ) }
			</h2>
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
		</section>
	);
}
