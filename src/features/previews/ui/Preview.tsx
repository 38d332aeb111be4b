import { Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { locale } from '@/platform/locale';
import { WhenInView } from '@/ui/WhenInView';
import { usePreview } from '../data/usePreview';
import type { PreviewWish } from '../model/previewQueue';
import { hasOnlyLostImages } from '../model/lostImages';
import { PreviewFrame, type FrameProps } from './PreviewFrame';
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
	const { isEmpty, unseen, page } = load.value;
	if ( isEmpty || unseen.length > 0 ) {
		return (
			<Message>{ isEmpty ? emptyText : unseenText( unseen ) }</Message>
		);
	}
	return <Drawn { ...frame } page={ page } />;
}

function Drawn( props: FrameProps ) {
	const { page } = props;
	// Another version may have other images.
	const [ lost, setLost ] = useState< string | null >( null );
	return lost === page ? (
		<Message>
			{ __( 'None of the images could be loaded', 'atelier' ) }
		</Message>
	) : (
		<PreviewFrame
			{ ...props }
			onPage={ ( drawn ) => {
				if ( hasOnlyLostImages( drawn ) ) {
					setLost( page );
				}
			} }
		/>
	);
}

const unseenText = ( titles: readonly string[] ): string =>
	sprintf(
		/* translators: %s: names of blocks, such as "Site Logo and Navigation". */
		__( 'Nothing to see yet in: %s', 'atelier' ),
		new Intl.ListFormat( locale() ).format( titles )
	);

const Message = ( { children }: { readonly children: string } ) => (
	<div className={ styles.none }>{ children }</div>
);
