<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Documents\Template_Resolver;
use Atelier\Module;
use Atelier\Support\Build;
use Atelier\Support\Code_Owner;
use Atelier\Support\Failed_Callbacks;
use Atelier\Support\Page;
use Atelier\Support\Query_Args;

/**
 * Responds with the later loading stages.
 */
final class Canvas_Module implements Module {
	/** How many files a browser can report at once. */
	private const MAX_FAILURES = 20;

	/** In bytes. */
	private const MAX_REPORT = 65536;

	private Build $build;
	private Template_Resolver $templates;

	public function __construct( Build $build, Template_Resolver $templates ) {
		$this->build     = $build;
		$this->templates = $templates;
	}

	public function register(): void {
		add_action( 'load-' . Page::HOOK, array( $this, 'answer_stage_request' ) );
	}

	/**
	 * The URL of the assets of the later stages.
	 *
	 * @param string $document "type/id" of the document that opens first, or an empty string.
	 */
	public static function url( string $document ): string {
		$arguments = array(
			Page::STAGES_ARG => '1',
			'_wpnonce'      => wp_create_nonce( Page::STAGES_ARG ),
		);
		if ( '' !== $document ) {
			$arguments['document'] = rawurlencode( $document );
		}
		// Assets, settings and further requests use the previewed theme.
		return Page::with_context( add_query_arg( $arguments, Page::url() ) );
	}

	/** For Site Health: which files of plugins and themes a browser didn't get, or couldn't run. */
	private static function note_failures(): void {
		$failures = json_decode( (string) file_get_contents( 'php://input', false, null, 0, self::MAX_REPORT ), true );
		foreach ( array_slice( is_array( $failures ) ? $failures : array(), 0, self::MAX_FAILURES ) as $failure ) {
			$text  = static fn( string $name ): string => sanitize_text_field( is_array( $failure ) && is_string( $failure[ $name ] ?? null ) ? $failure[ $name ] : '' );
			$owner = Code_Owner::of_url( $text( 'file' ) );
			if ( '' !== $owner && in_array( $text( 'reason' ), array( 'missing', 'late', 'threw', 'overwrote' ), true ) ) {
				$file = (string) wp_parse_url( $text( 'file' ), PHP_URL_PATH );
				Failed_Callbacks::add( Failed_Callbacks::THREW, md5( $file . $text( 'reason' ) ), $text( 'reason' ), $owner, $file, $text( 'detail' ) );
			}
		}
	}

	/** Sends the assets as JSON and ends the request, if it is for them. */
	public function answer_stage_request(): void {
		if ( ! Query_Args::has( Page::STAGES_ARG ) ) {
			return;
		}
		$nonce = Query_Args::text( '_wpnonce' );
		if ( ! current_user_can( Page::capability() ) || ! wp_verify_nonce( $nonce, Page::STAGES_ARG ) ) {
			wp_send_json( array( 'code' => 'forbidden' ), 403 );
		}
		if ( ! $this->build->is_complete() ) {
			wp_send_json( array( 'code' => 'not_built' ), 500 );
		}
		if ( 'failed' === Query_Args::text( Page::STAGES_ARG ) ) {
			self::note_failures();
			wp_send_json( array() );
		}
		if ( 'records' === Query_Args::text( Page::STAGES_ARG ) ) {
			wp_send_json( array( 'records' => Stage_Assets::records_of_a_page() ) );
		}
		wp_send_json( ( new Stage_Assets( new Preload( $this->templates ) ) )->describe( Query_Args::text( 'document' ) ) );
	}
}
