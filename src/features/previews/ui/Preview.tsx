import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { WhenInView } from '@/ui/WhenInView';
import { usePreview } from '../data/usePreview';
import type { PreviewWish } from '../model/previewQueue';
import { PreviewFrame } from './PreviewFrame';
import styles from './Preview.module.css';

interface PreviewProps extends PreviewWish {
	/** Shown instead of an empty preview. */
	readonly emptyText: string;
	/** The width of the viewport before scaling, in pixels. */
	readonly viewport?: number | undefined;
	/** Whether it scrolls, where it is large enough to read. */
	readonly isLarge?: boolean;
	/** Whether it is a part of pages: low content is centered vertically. */
	readonly isPlaced?: boolean;
}

/** A preview, loaded once it comes into view. */
export function Preview( props: PreviewProps ) {
	return (
		<WhenInView className={ styles.preview }>
			<Picture { ...props } />
		</WhenInView>
	);
}

function Picture( { of, version, emptyText, ...frame }: PreviewProps ) {
	const load = usePreview( { of, version } );
	if ( load.status !== 'ready' ) {
		return (
			<div className={ styles.waiting }>
				{ frame.isLarge && <Spinner /> }
			</div>
		);
	}
	if ( load.value === null ) {
		return <Message>{ __( 'No preview', 'atelier' ) }</Message>;
	}
	return load.value.isEmpty ? (
		<Message>{ emptyText }</Message>
	) : (
		<PreviewFrame { ...frame } page={ load.value.page } />
	);
}

const Message = ( { children }: { readonly children: string } ) => (
	<div className={ styles.none }>{ children }</div>
);
