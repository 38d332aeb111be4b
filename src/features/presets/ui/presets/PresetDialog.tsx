import { Modal } from '@wordpress/components';
import { DialogActions } from '@/ui/DialogActions';
import type { PresetKind } from '@/kernel/presetKinds';
import { usePresetUses, UsesList } from '@/features/uses';
import { useStyleUses } from './useStyleUses';

/** The length at which the name of a preset in a dialog's title is cut. */
export const LONGEST_NAME = 50;

interface PresetDialogProps {
	readonly title: string;
	readonly kind: PresetKind;
	/** Several are spoken of in the plural. */
	readonly slugs: readonly string[];
	readonly isPlural?: boolean;
	/** The sentence before the uses. */
	readonly introduction?: string;
	/** What is to be confirmed; without it, the dialog only tells. */
	readonly removal?: { readonly label: string; readonly onAct: () => void };
	readonly onClose: () => void;
}

/** Lists the uses of presets, in the styles as they are edited and in saved content, before they are changed or removed. */
export function PresetDialog( {
	title,
	kind,
	slugs,
	isPlural = false,
	introduction,
	removal,
	onClose,
}: PresetDialogProps ) {
	const load = usePresetUses( kind, ...slugs );
	return (
		<Modal
			title={ title }
			size={ removal ? 'small' : 'medium' }
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			<UsesList
				isPlural={ isPlural }
				inStyles={ useStyleUses( kind, slugs ) }
				load={ load }
				{ ...( introduction !== undefined && { introduction } ) }
			/>
			{ removal && (
				<DialogActions
					label={ removal.label }
					isBusy={ false }
					isDisabled={ load.status === 'loading' }
					isDestructive
					onCancel={ onClose }
					onAct={ () => {
						onClose();
						removal.onAct();
					} }
				/>
			) }
		</Modal>
	);
}
