import { useEvent } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { COLLAPSED } from '@/kernel/expanded';
import { findRoute, navigate, type FindParams } from '@/routing';
import { Failure } from '@/ui/Failure';
import { messageFor } from '@/ui/messages';
import { numberLabel } from '@/ui/numberLabel';
import { keepSearch, keptSearch } from '../data/keptSearch';
import type { Finding } from '../model/finding';
import { formOf, type FindForm } from '../model/form';
import { isFixed } from '../model/subject';
import { FindFields } from './FindFields';
import { FoundList } from './FoundList';
import { foundLabel, othersLabel } from './labels';
import { Replace } from './Replace';
import { useFinding } from './useFinding';
import styles from './Find.module.css';

/** Finding and replacing in the design and content of the site. */
export function Find( { params }: { readonly params: FindParams } ) {
	const [ kept ] = useState( () => keptSearch( params ) );
	const [ form, setForm ] = useState( () => kept?.form ?? formOf( params ) );
	const [ leftOut, setLeftOut ] = useState< ReadonlySet< string > >(
		kept?.leftOut ?? new Set()
	);
	const [ expanded, setExpanded ] = useState( kept?.expanded ?? COLLAPSED );
	const { finding, start, stop, forget } = useFinding( kept?.finding );
	const find = useEvent( () => {
		setLeftOut( new Set() );
		setExpanded( COLLAPSED );
		navigate(
			findRoute,
			{ kind: form.kind, search: form.text },
			{ replace: true }
		);
		void start( form );
	} );
	const keep = useEvent( () =>
		keepSearch( { form, finding, leftOut, expanded } )
	);
	useEffect( () => {
		// The address of a search finds it again.
		if ( params.search !== undefined && ! kept ) {
			find();
		}
		return () => keep();
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the screen opens, and when it is left.
	}, [] );
	const change = ( changed: FindForm ) => {
		setForm( changed );
		forget();
	};
	const leaveOut = ( keys: readonly string[], isLeft: boolean ) =>
		setLeftOut( ( before ) => {
			const next = new Set( before );
			keys.forEach( ( key ) =>
				isLeft ? next.add( key ) : next.delete( key )
			);
			return next;
		} );
	const isReady = finding.status === 'done' || finding.status === 'stopped';
	const isReplaceable =
		isReady &&
		finding.documents.some( ( document ) => ! isFixed( document ) );
	return (
		<div className={ styles.screen }>
			<FindFields
				form={ form }
				isSearching={ finding.status === 'searching' }
				onChange={ change }
				onFind={ find }
				onCancel={ stop }
			/>
			{ isReplaceable && (
				<Replace
					form={ form }
					documents={ finding.documents }
					leftOut={ leftOut }
					onAgain={ find }
				/>
			) }
			<p className={ styles.status } role="status">
				{ statusLabel( finding ) }
			</p>
			{ finding.error && (
				<Failure
					title={ __( 'The search couldn’t be finished', 'atelier' ) }
					text={ messageFor( finding.error ) }
					onRetry={ find }
				/>
			) }
			<FoundList
				documents={ finding.documents }
				expanded={ expanded }
				onExpand={ setExpanded }
				leftOut={ isReplaceable ? leftOut : null }
				onLeaveOut={ leaveOut }
			/>
			{ finding.others > 0 && (
				<p className={ styles.quiet }>
					{ othersLabel( finding.others ) }
				</p>
			) }
		</div>
	);
}

function statusLabel( { status, documents, read, total }: Finding ): string {
	const found = foundLabel(
		documents.reduce( ( sum, { places } ) => sum + places.length, 0 ),
		documents.length
	);
	switch ( status ) {
		case 'idle':
			return __(
				'Finds text and more in templates, template parts, patterns, menus, pages, posts, styles and settings.',
				'atelier'
			);
		case 'searching':
			return total > 0
				? sprintf(
						/* translators: 1: such as "12 places in 3 documents", 2: number of documents that were read, 3: number of all. */
						__( '%1$s so far. Searched %2$s of %3$s…', 'atelier' ),
						found,
						numberLabel( Math.min( read, total ) ),
						numberLabel( total )
					)
				: __( 'Searching…', 'atelier' );
		case 'stopped':
			return sprintf(
				/* translators: %s: such as "12 places in 3 documents". */
				__( '%s before the search was stopped.', 'atelier' ),
				found
			);
		case 'done':
		case 'failed':
			return documents.length > 0
				? found
				: status === 'done'
					? __( 'Nothing found.', 'atelier' )
					: '';
	}
}
