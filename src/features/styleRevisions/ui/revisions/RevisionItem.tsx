import { Icon } from '@wordpress/components';
import { useId, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { commentAuthorAvatar } from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { useAge } from '@/ui/clock';
import { fullTimeLabel } from '@/ui/timeLabels';
import { useBlockTitles } from '@/features/documents/index.records';
import { summarize } from '@/features/globalStyles/index.model';
import {
	entryKey,
	type Author,
	type Entry,
	type EntryKey,
	type RevisionPage,
	type Step,
} from '../../model/revision';
import styles from './StyleRevisionList.module.css';
import {
	authorLabel,
	entryName,
	moreLabel,
	subjectLabel,
} from './revisionLabels';

interface RevisionItemProps {
	readonly step: Step;
	readonly authors: RevisionPage[ 'authors' ];
	readonly isChosen: boolean;
	/** Whether it equals the current styles. */
	readonly isCurrent: boolean;
	/** Whether it is the tab stop of the list. */
	readonly isReachable: boolean;
	readonly onChoose: ( key: EntryKey ) => void;
}

/** One entry of the history: time, author and changes. */
export function RevisionItem( {
	step,
	authors,
	isChosen,
	isCurrent,
	isReachable,
	onChoose,
}: RevisionItemProps ) {
	const { entry } = step;
	const id = useId();
	const age = useAge( entry.kind === 'saved' ? entry.date : null );
	return (
		// The list handles the keys.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events
		<div
			role="option"
			tabIndex={ isReachable ? 0 : -1 }
			aria-selected={ isChosen }
			aria-label={ entryName( entry, authors, age ) }
			aria-describedby={ id }
			className={ styles.item }
			onClick={ () => onChoose( entryKey( entry ) ) }
		>
			<Title entry={ entry } age={ age } />
			<Person entry={ entry } authors={ authors } />
			<span id={ id } className={ styles.facts } aria-hidden="true">
				{ isCurrent && (
					<span className={ styles.current }>
						{ __( 'Current styles', 'atelier' ) }
					</span>
				) }
				{ entry.kind !== 'parent' && <Changes step={ step } /> }
			</span>
		</div>
	);
}

function Title( {
	entry,
	age,
}: {
	readonly entry: Entry;
	readonly age: string;
} ) {
	switch ( entry.kind ) {
		case 'unsaved':
			return (
				<span className={ styles.title }>
					{ __( 'Unsaved changes', 'atelier' ) }
				</span>
			);
		case 'parent':
			return (
				<span className={ styles.title }>
					{ __( 'Theme defaults', 'atelier' ) }
				</span>
			);
		case 'saved':
			return (
				<time
					className={ styles.title }
					dateTime={ entry.date.toISOString() }
					title={ fullTimeLabel( entry.date ) }
				>
					{ age }
				</time>
			);
	}
}

interface PersonProps {
	readonly entry: Entry;
	readonly authors: RevisionPage[ 'authors' ];
}

function Person( { entry, authors }: PersonProps ) {
	switch ( entry.kind ) {
		case 'unsaved':
			return null;
		case 'parent':
			return (
				<span className={ styles.person } aria-hidden="true">
					{ boot().theme.name }
				</span>
			);
		case 'saved': {
			const name = authorLabel( entry.author, authors );
			return name === '' ? null : (
				<span className={ styles.person } aria-hidden="true">
					<Picture author={ authors.get( entry.author ) ?? null } />
					<span className={ styles.name }>{ name }</span>
				</span>
			);
		}
	}
}

function Picture( { author }: { readonly author: Author | null } ) {
	const [ isBroken, setIsBroken ] = useState( false );
	return ! author || author.avatar === '' || isBroken ? (
		<Icon
			icon={ commentAuthorAvatar }
			size={ 20 }
			className={ styles.icon ?? '' }
		/>
	) : (
		<img
			src={ author.avatar }
			alt=""
			className={ styles.picture }
			onError={ () => setIsBroken( true ) }
		/>
	);
}

/** A summary of the differences from the entry before. */
function Changes( { step: { entry, before } }: { readonly step: Step } ) {
	useBlockTitles();
	const { doc } = entry;
	const summary = useMemo( () => summarize( before, doc ), [ before, doc ] );
	const names = summary.subjects.map( subjectLabel );
	return (
		<span className={ styles.changes }>
			{ names.length === 0
				? __( 'No changes from the previous revision', 'atelier' )
				: names.join( ', ' ) }
			{ summary.more > 0 && ` ${ moreLabel( summary ) }` }
		</span>
	);
}
