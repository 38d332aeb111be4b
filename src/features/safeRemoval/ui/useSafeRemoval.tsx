import { RadioControl, SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { shorten } from '../../../kernel/shorten';
import { sayOnArrival } from '../../../platform/arrivalNotice';
import { openDraft } from '../../../platform/siteDraft';
import { ErrorText } from '../../../ui/ErrorText';
import { messageFor } from '../../../ui/messages';
import { switchDraft } from '../../siteDrafts';
import { UsesList, useUses } from '../../uses/index.records';
import { editUses, removeInDraft, type Progress } from '../data/removeSafely';
import type { Removed, Way } from '../model/repair';
import styles from './SafeRemoval.module.css';

/** Another one that may come in its place. */
export interface Substitute {
	readonly id: string;
	readonly title: string;
}

interface SafeRemovalOptions {
	readonly removed: Removed;
	readonly title: string;
	/** The REST path that removes it. */
	readonly path: string;
	readonly others: readonly Substitute[];
	/** Whether its blocks can stay where it was. */
	readonly hasBlocks: boolean;
}

interface SafeRemoval {
	readonly panel: ReactNode;
	readonly isDisabled: boolean;
	/** Of the button, where it doesn't remove it. */
	readonly label?: string;
	/** Repairs its uses, and removes it; resolves with whether that worked. Null while it is to be removed at once. */
	readonly act: ( () => Promise< boolean > ) | null;
}

/** What becomes of the uses of something that is about to be removed: the choice, and its effects. */
export function useSafeRemoval( {
	removed,
	title,
	path,
	others,
	hasBlocks,
}: SafeRemovalOptions ): SafeRemoval {
	const load = useUses( removed.kind, removed.id );
	const total = load.status === 'ready' ? load.value.total : 0;
	const [ way, setWay ] = useState< Way >( 'leave' );
	const [ by, setBy ] = useState( '' );
	const [ chosen, setChosen ] = useState< 'draft' | 'edits' | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const progress = useRef< Progress >( { draft: null } );
	// One change is seen at once; several belong together.
	const target = chosen ?? ( total > 1 ? 'draft' : 'edits' );
	const name = shorten( title, 50 ) || __( '(no title)', 'atelier' );

	const act = async (): Promise< boolean > => {
		setProblem( '' );
		const wanted = { removed, way, by };
		if ( target === 'edits' && ! openDraft() ) {
			const edited = await editUses( wanted );
			setProblem( edited.ok ? '' : messageFor( edited.error ) );
			return edited.ok;
		}
		const done = await removeInDraft(
			{
				...wanted,
				path,
				/* translators: %s: title of a pattern, template part or menu. Title of a site draft. */
				draftTitle: sprintf( __( 'Without “%s”', 'atelier' ), name ),
			},
			progress.current
		);
		if ( ! done.ok ) {
			setProblem( messageFor( done.error ) );
			return false;
		}
		if ( done.value ) {
			sayOnArrival(
				sprintf(
					/* translators: %s: title of a pattern, template part or menu. */
					__(
						'“%s” is deleted in this site draft. Review the changes, then publish them.',
						'atelier'
					),
					name
				)
			);
			switchDraft( done.value );
		}
		return true;
	};

	const isRepaired = way !== 'leave' && total > 0;
	return {
		...( isRepaired && target === 'edits' && ! openDraft()
			? { label: __( 'Change them', 'atelier' ) }
			: {} ),
		isDisabled:
			load.status === 'loading' || ( way === 'replace' && by === '' ),
		act: isRepaired ? act : null,
		panel: (
			<div className={ styles.panel }>
				<UsesList
					inStyles={ [] }
					load={ load }
					introduction={ __( 'These use it:', 'atelier' ) }
				/>
				{ total > 0 && (
					<>
						<RadioControl
							label={ __( 'What happens to them', 'atelier' ) }
							selected={ way }
							options={ waysFor( hasBlocks, others.length > 0 ) }
							onChange={ ( value ) => setWay( value as Way ) }
						/>
						{ way === 'replace' && (
							<SelectControl
								__next40pxDefaultSize
								__nextHasNoMarginBottom
								label={ __( 'Replacement', 'atelier' ) }
								value={ by }
								options={ [
									{
										value: '',
										label: __( 'Choose one', 'atelier' ),
									},
									...others.map( ( other ) => ( {
										value: other.id,
										label:
											other.title ||
											__( '(no title)', 'atelier' ),
									} ) ),
								] }
								onChange={ setBy }
							/>
						) }
						{ way !== 'leave' && ! openDraft() && (
							<RadioControl
								label={ __(
									'Where to change them',
									'atelier'
								) }
								selected={ target }
								options={ [
									{
										value: 'draft',
										label: __(
											'In a new site draft: deleting it and all changes are published together',
											'atelier'
										),
									},
									{
										value: 'edits',
										label: __(
											'As unsaved changes here: save them, then delete it',
											'atelier'
										),
									},
								] }
								onChange={ ( value ) =>
									setChosen( value as typeof target )
								}
							/>
						) }
						{ load.status === 'ready' &&
							load.value.others > 0 &&
							way !== 'leave' && (
								<p className={ styles.note }>
									{ sprintf(
										/* translators: %d: a number of pages and the like. */
										_n(
											'%d document you can’t edit stays as it is.',
											'%d documents you can’t edit stay as they are.',
											load.value.others,
											'atelier'
										),
										load.value.others
									) }
								</p>
							) }
					</>
				) }
				<ErrorText>{ problem }</ErrorText>
			</div>
		),
	};
}

const waysFor = ( hasBlocks: boolean, hasOthers: boolean ) => [
	{
		value: 'leave',
		label: __( 'Leave them: visitors see nothing in its place', 'atelier' ),
	},
	...( hasBlocks
		? [
				{
					value: 'reset',
					label: __(
						'Keep its blocks in them: visitors still see them',
						'atelier'
					),
				},
			]
		: [] ),
	...( hasOthers
		? [
				{
					value: 'replace',
					label: __(
						'Replace it by another one: visitors see that instead',
						'atelier'
					),
				},
			]
		: [] ),
];
