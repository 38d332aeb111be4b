import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ChangedRecord } from '@/features/documents/index.model';
import { recordLabel } from '@/features/documents/index.records';
import { TitlesList } from './TitlesList';
import { unsavedHereLabel } from './unsavedHereLabel';
import styles from './Dialogs.module.css';

/** Whether unsaved changes are saved and published with their draft. */
export type UnsavedPlan = 'save' | 'keep';

interface UnsavedChoiceProps {
	readonly changed: readonly ChangedRecord[];
	readonly plan: UnsavedPlan;
	readonly isBusy: boolean;
	readonly onChoose: ( plan: UnsavedPlan ) => void;
}

/** Names the unsaved changes in a draft before it is published, and asks about them. */
export const UnsavedChoice = ( {
	changed,
	plan,
	isBusy,
	onChoose,
}: UnsavedChoiceProps ) => (
	<fieldset className={ styles.unapproved } disabled={ isBusy }>
		<legend className="screen-reader-text">
			{ __( 'Unsaved changes', 'atelier' ) }
		</legend>
		<p className={ styles.heading }>
			{ unsavedHereLabel( changed.length ) }
		</p>
		<TitlesList titles={ changed.map( recordLabel ) } />
		<RadioControl
			label={ __( 'Unsaved changes', 'atelier' ) }
			hideLabelFromVision
			selected={ plan }
			options={ [
				{
					value: 'save',
					label: __( 'Save and publish them too', 'atelier' ),
				},
				{
					value: 'keep',
					label: __( 'Publish without them', 'atelier' ),
					description: __(
						'They stay unsaved, and move to the live site with you.',
						'atelier'
					),
				},
			] }
			onChange={ ( value ) =>
				onChoose( value === 'keep' ? 'keep' : 'save' )
			}
		/>
	</fieldset>
);
