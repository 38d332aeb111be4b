import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { DraftChange } from '../model/change';
import type { SiteDraft } from '../model/siteDraft';
import { HeldChanges } from './HeldChanges';

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
	useEffect( () => {
		if ( rejected.length > 0 ) {
			heading.current?.focus();
		}
	}, [ rejected ] );
	return (
		<HeldChanges
			draft={ draft }
			changes={ changes }
			rejected={ rejected }
			title={ __( 'Before you can publish', 'atelier' ) }
			heading={ heading }
		/>
	);
}
