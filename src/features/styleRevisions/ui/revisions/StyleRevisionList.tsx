import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import {
	entryKey,
	type EntryKey,
	type RevisionPage,
	type Step,
} from '../../model/revision';
import { RevisionItem } from './RevisionItem';
import styles from './StyleRevisionList.module.css';

interface RevisionListProps {
	readonly steps: readonly Step[];
	readonly authors: RevisionPage[ 'authors' ];
	readonly chosen: Step | undefined;
	/** Whether a request is running. */
	readonly isBusy: boolean;
	/** Whether an entry equals the current styles. */
	readonly isCurrent: ( step: Step ) => boolean;
	readonly onChoose: ( key: EntryKey ) => void;
}

/** The history as a listbox: arrow keys select. */
export function StyleRevisionList( {
	steps,
	authors,
	chosen,
	isBusy,
	isCurrent,
	onChoose,
}: RevisionListProps ) {
	const list = useRef< HTMLDivElement >( null );
	const at = chosen ? steps.indexOf( chosen ) : -1;
	const press = ( event: KeyboardEvent ) => {
		const next = indexAfter( event.key, at, steps.length );
		const step = next === null ? undefined : steps[ next ];
		if ( step ) {
			event.preventDefault();
			onChoose( entryKey( step.entry ) );
			const options =
				list.current?.querySelectorAll< HTMLElement >(
					'[role="option"]'
				) ?? [];
			options[ next ?? 0 ]?.focus();
		}
	};
	return (
		<div
			ref={ list }
			role="listbox"
			tabIndex={ -1 }
			aria-label={ __( 'Global styles revisions list', 'atelier' ) }
			aria-busy={ isBusy }
			className={ styles.list }
			onKeyDown={ press }
		>
			{ steps.map( ( step, index ) => (
				<RevisionItem
					key={ entryKey( step.entry ) }
					step={ step }
					authors={ authors }
					isChosen={ step === chosen }
					isCurrent={ isCurrent( step ) }
					isReachable={ index === Math.max( 0, at ) }
					onChoose={ onChoose }
				/>
			) ) }
		</div>
	);
}

/** The target index of a key; null for other keys. */
function indexAfter( key: string, at: number, count: number ): number | null {
	switch ( key ) {
		case 'ArrowDown':
			return Math.min( at + 1, count - 1 );
		case 'ArrowUp':
			return Math.max( at - 1, 0 );
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case 'Enter':
		case ' ':
			return Math.max( 0, at );
		default:
			return null;
	}
}
