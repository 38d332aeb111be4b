import {
	CheckboxControl,
	Icon,
	Notice,
	RadioControl,
	Slot,
	TextControl,
} from '@wordpress/components';
import { useMemo, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import { stringOr } from '@/kernel/guards';
import { DialogActions } from '@/ui/DialogActions';
import { ErrorText } from '@/ui/ErrorText';
import { changedRecordCount } from '@/features/documents';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import {
	QuickRows,
	useQuickDocument,
} from '@/features/quickEdit/index.records';
import { useSignal } from '@/ui/useSignal';
import { findingsIn } from '../data/findings';
import { useHasChanges } from '../data/useHasChanges';
import { BEFORE_SLOT } from '../model/slots';
import type { PublishingStep, Visibility } from '../model/step';
import { findingMessage, stepLabels, visibilityOptions } from './messages';
import styles from './PublishDialog.module.css';

interface BeforePublishingProps {
	readonly document: DocumentRef;
	readonly template: EntityRecord | null;
	readonly step: PublishingStep;
	readonly checks: readonly [ isOn: boolean, toggle: () => void ];
	readonly isBusy: boolean;
	/** The error of the last attempt; null before the first one. */
	readonly problem: string | null;
	readonly onPublish: ( visibility: Visibility ) => void;
	readonly onCancel: () => void;
}

/** Findings, date and visibility before publishing. */
export function BeforePublishing( {
	document,
	template,
	step,
	checks: [ hasChecks, toggleChecks ],
	isBusy,
	problem,
	onPublish,
	onCancel,
}: BeforePublishingProps ) {
	const { type, id } = document;
	const findings = useMemo(
		() => findingsIn( { type, id }, template ),
		[ type, id, template ]
	);
	const { item, edit } = useQuickDocument( document );
	const password = stringOr( item?.values.password );
	const [ visibility, setVisibility ] = useState< Visibility >(
		password === '' ? 'public' : 'password'
	);
	const [ isLacking, setIsLacking ] = useState( false );
	const others =
		useSignal( changedRecordCount ) - ( useHasChanges( document ) ? 1 : 0 );
	const words = stepLabels( step );
	const isDatePossible = item?.problems.date === undefined;

	const choose = ( chosen: Visibility ) => {
		setVisibility( chosen );
		setIsLacking( false );
		if ( chosen !== 'password' && password !== '' ) {
			edit( { password: '' } );
		}
	};
	const publish = () => {
		if ( visibility === 'password' && password === '' ) {
			setIsLacking( true );
		} else {
			onPublish( visibility );
		}
	};

	return (
		<div className={ styles.parts }>
			<p className={ styles.explanation }>{ words.explanation }</p>
			{ findings.length > 0 && (
				<ul
					className={ styles.findings }
					aria-label={ __( 'Before you publish', 'atelier' ) }
				>
					{ findings.map( ( finding ) => (
						<li key={ finding.name } className={ styles.finding }>
							<Icon icon={ caution } />
							<span>{ findingMessage( finding ) }</span>
						</li>
					) ) }
				</ul>
			) }
			{ item && step !== 'submit' && (
				<>
					<RadioControl
						label={ __( 'Visibility', 'atelier' ) }
						selected={ visibility }
						options={ visibilityOptions() }
						onChange={ ( chosen ) =>
							choose( chosen as Visibility )
						}
					/>
					{ visibility === 'password' && (
						<div>
							<TextControl
								__nextHasNoMarginBottom
								__next40pxDefaultSize
								label={ __( 'Password', 'atelier' ) }
								autoComplete="off"
								value={ password }
								aria-invalid={ isLacking }
								onChange={ ( next ) => {
									setIsLacking( false );
									edit( { password: next } );
								} }
							/>
							{ isLacking && (
								<ErrorText>
									{ __(
										'Enter a password, or choose who can see it.',
										'atelier'
									) }
								</ErrorText>
							) }
						</div>
					) }
					<QuickRows
						item={ item }
						edit={ edit }
						fields={ item.mayAssignAuthor ? WITH_AUTHOR : DATE }
						isOpen
					/>
				</>
			) }
			<Slot name={ BEFORE_SLOT } bubblesVirtually />
			{ others > 0 && (
				<p className={ styles.explanation }>
					{ sprintf(
						/* translators: %d: number of changed things, such as templates. */
						_n(
							'%d other unsaved change isn’t published with it.',
							'%d other unsaved changes aren’t published with it.',
							others,
							'atelier'
						),
						others
					) }
				</p>
			) }
			{ problem !== null && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Always show this before publishing.', 'atelier' ) }
				checked={ hasChecks }
				onChange={ toggleChecks }
			/>
			<DialogActions
				label={ words.action }
				isBusy={ isBusy }
				isDisabled={ ! isDatePossible }
				onCancel={ onCancel }
				onAct={ publish }
			/>
		</div>
	);
}

const DATE = [ 'date' ] as const;
const WITH_AUTHOR = [ 'date', 'author' ] as const;
