import { __ } from '@wordpress/i18n';
import {
	drafts,
	notAllowed,
	pages,
	pending,
	published,
	scheduled,
	trash,
} from '@wordpress/icons';
import type { ReactElement } from 'react';
import { boot } from '@/platform/boot';
import { statusName } from '@/features/documents';
import { STATUSES, type Preset, type Status } from '../model/preset';

interface LabelWithIcon {
	readonly label: () => string;
	readonly icon: ReactElement;
}

const STATUS_LABELS: Readonly< Record< Status, LabelWithIcon > > = {
	publish: { label: () => statusName( 'publish' ), icon: published },
	future: { label: () => statusName( 'future' ), icon: scheduled },
	draft: { label: () => statusName( 'draft' ), icon: drafts },
	pending: { label: () => statusName( 'pending' ), icon: pending },
	private: { label: () => statusName( 'private' ), icon: notAllowed },
	trash: { label: () => statusName( 'trash' ), icon: trash },
};

/** The label and icon of a status; null for statuses of plugins. */
export const statusLabel = ( status: string ): LabelWithIcon | null => {
	const known = STATUSES.find( ( name ) => name === status );
	return known ? STATUS_LABELS[ known ] : null;
};

const PRESET_LABELS: Readonly< Record< Preset, LabelWithIcon > > = {
	all: { label: () => __( 'All', 'atelier' ), icon: pages },
	published: STATUS_LABELS.publish,
	future: STATUS_LABELS.future,
	drafts: { label: () => __( 'Drafts', 'atelier' ), icon: drafts },
	pending: { label: () => __( 'Pending', 'atelier' ), icon: pending },
	private: STATUS_LABELS.private,
	trash: STATUS_LABELS.trash,
};

/** The label and icon of a preset. */
export const presetLabels = (
	preset: Preset,
	type: string
): { readonly label: string; readonly icon: ReactElement } => {
	const { label, icon } = PRESET_LABELS[ preset ];
	return {
		label:
			preset === 'all'
				? ( boot().postTypes[ type ]?.allLabel ?? label() )
				: label(),
		icon,
	};
};
