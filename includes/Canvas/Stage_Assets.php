<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Canvas;

defined( 'ABSPATH' ) || exit;

use Atelier\Styles\Style_Book_Examples;
use Atelier\Support\Build;
use Atelier\Support\Guard;
use Atelier\Support\Page;
use Atelier\Support\Rest;
use WP_Post;
use WP_REST_Request;

/**
 * The assets of the later loading stages: every script and style with its inline code, the editor's settings, media
 * templates and REST responses for the document to open first.
 *
 * Sent by the admin page itself, not by REST, because other plugins decide by the current screen what they enqueue for
 * the block editor.
 */
final class Stage_Assets {
	/** @var string[] The handles of a block editor, besides our own. */
	private const EDITOR_SCRIPTS = array( 'wp-editor', 'wp-block-library', 'wp-format-library' );
	/** @var string[] The largest scripts, besides our own. */
	private const HEAVIEST       = array( 'wp-blocks', 'wp-block-editor', 'wp-core-data', 'wp-media-utils', 'wp-editor', 'wp-block-library' );
	private const EDITOR_STYLES  = array( 'wp-components', 'wp-editor', 'wp-block-editor', 'wp-edit-blocks', 'wp-block-library', 'wp-format-library', 'wp-commands', 'wp-preferences', 'wp-patterns' );

	/** The types that WordPress edits in its Site Editor only. */
	private const OF_SITE_EDITOR = array( 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block' );

	private Preload $preload;
	/** @var string[] The handles of the media library. */
	private array $media_scripts = array();
	/** @var string[] */
	private array $media_styles = array();

	public function __construct( Preload $preload ) {
		$this->preload = $preload;
	}

	/**
	 * Runs the enqueueing of a block editor page and describes the result.
	 *
	 * @param string $document The document to open first as "type/id", or an empty string for none.
	 * @return array<string, mixed>
	 */
	public function describe( string $document ): array {
		// Output of themes and plugins would become part of the JSON.
		ob_start();
		$described = Guard::within( array_merge( Guard::EDITOR, Guard::PRINTING ), fn(): array => $this->collect( $document ) );
		ob_end_clean();
		return $described;
	}

	/**
	 * The assets of a stage: its own and those it depends on, without dependencies that the page has printed.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( string $stage ): array {
		$scripts = new Asset_Printer( 'wp_scripts' );
		$styles  = new Asset_Printer( 'wp_styles' );
		$own     = array( Build::handle( $stage ) );
		return array(
			'scripts' => $scripts->print( array_values( array_diff( $scripts->closure( $own ), array_diff( wp_scripts()->done, $own ) ) ) ),
			'styles'  => $styles->print( array_values( array_diff( $styles->closure( $own ), array_diff( wp_styles()->done, $own ) ) ) ),
		);
	}

	/**
	 * The assets of the records stage, for a page that has not enqueued anything yet.
	 *
	 * @return array<string, mixed>
	 */
	public static function records_of_a_page(): array {
		// Output of themes and plugins would become part of the JSON.
		ob_start();
		$records = Guard::within(
			Guard::PRINTING,
			static function (): array {
				Guard::action( 'admin_enqueue_scripts', Page::HOOK );
				return self::of( 'records' );
			}
		);
		ob_end_clean();
		return $records;
	}

	/**
	 * The largest scripts of the later stages: their download may start before the browser knows all the others.
	 *
	 * @return list<array{src: string, size: int}> URLs and sizes in bytes.
	 */
	public static function heaviest(): array {
		$handles = array_merge( self::HEAVIEST, array( Build::handle( 'records' ), Build::handle( 'editor' ) ) );
		return ( new Asset_Printer( 'wp_scripts' ) )->files( $handles );
	}

	/**
	 * The scripts to download as soon as someone is about to edit, on a page that doesn't begin with the editor: those of
	 * the records stage, and the largest of the editor.
	 *
	 * @return list<array{src: string, size: int}> URLs and sizes in bytes.
	 */
	public static function ahead(): array {
		$scripts = new Asset_Printer( 'wp_scripts' );
		$records = array_diff( $scripts->closure( array( Build::handle( 'records' ) ) ), wp_scripts()->done );
		$largest = array_merge( self::HEAVIEST, array( Build::handle( 'editor' ) ) );
		return $scripts->files( array_unique( array_merge( $records, $largest ) ) );
	}

	/** @return array<string, mixed> */
	private function collect( string $document ): array {
		$scripts = new Asset_Printer( 'wp_scripts' );
		$styles  = new Asset_Printer( 'wp_styles' );

		$of_post = fn( $settings ) => $this->with_post( $settings, $document );
		add_filter( 'media_view_settings', $of_post, 1 );
		// First everything that the page itself has enqueued.
		Guard::action( 'admin_enqueue_scripts', Page::HOOK );
		$shell_scripts = $scripts->closure( $scripts->queue() );
		$shell_styles  = $styles->closure( $styles->queue() );
		$scripts->mark();
		$styles->mark();

		$records        = array( Build::handle( 'records' ) );
		$record_scripts = $scripts->closure( $records );
		$record_styles  = $styles->closure( $records );

		$settings       = $this->enqueue_editor( $document );
		remove_filter( 'media_view_settings', $of_post, 1 );
		$editor         = array( Build::handle( 'editor' ) );
		$is_extended    = $scripts->has_foreign( $scripts->queue() );
		$expected       = $is_extended ? Page::EXPECTED_SCRIPTS : array();
		$editor_scripts = $scripts->closure( array_merge( $expected, array_diff( $scripts->queue(), $this->media_scripts ), $editor ) );
		$has_foreign    = $is_extended || $styles->has_foreign_files( $styles->queue() );
		$expected       = $has_foreign ? Page::EXPECTED_STYLES : array();
		$editor_styles  = $styles->closure( array_merge( $expected, array_diff( $styles->queue(), $this->media_styles ), $editor ) );
		$known_scripts  = array_values( array_unique( array_merge( $shell_scripts, $record_scripts ) ) );
		$known_styles   = array_values( array_unique( array_merge( $shell_styles, $record_styles ) ) );
		$media_scripts  = array_diff( $scripts->closure( $this->media_scripts ), $known_scripts, $editor_scripts );
		$media_styles   = array_diff( $styles->closure( $this->media_styles ), $known_styles, $editor_styles );

		return array(
			'editor'    => array(
				'scripts'     => $scripts->print( array_values( array_diff( $editor_scripts, $record_scripts ) ) ),
				'styles'      => $styles->print( array_values( array_diff( $editor_styles, $record_styles ) ) ),
				'lateScripts' => $scripts->added_since_mark( $known_scripts ),
				'lateStyles'  => $styles->added_since_mark( $known_styles ),
			),
			'media'     => array(
				'scripts'      => $scripts->print( array_values( $media_scripts ) ),
				'styles'       => $styles->print( array_values( $media_styles ) ),
				'templates'    => $this->media_templates(),
				// Scripts of plugins may use the media library without enqueueing it.
				'isNeededSoon' => $is_extended,
			),
			'settings'  => $settings,
			'samples'   => (object) ( new Style_Book_Examples() )->all(),
		);
	}

	/**
	 * Enqueues everything that a block editor page enqueues.
	 *
	 * @return array<string, mixed> The editor's settings.
	 */
	private function enqueue_editor( string $document ): array {
		global $editor_styles;

		$post   = $this->preload->post( $document );
		$editor = new Editor_Settings( $post );

		$screen = get_current_screen();
		if ( $screen ) {
			$screen->is_block_editor( true );
		}
		add_filter( 'rest_request_before_callbacks', array( $this, 'identify_client' ), 10, 3 );
		// Without the responses, the browser asks for them.
		Guard::part( 'the first responses of the editor', $document, fn() => block_editor_rest_api_preload( $this->preload->paths( $document ), $editor->context() ), null );
		remove_filter( 'rest_request_before_callbacks', array( $this, 'identify_client' ) );
		$settings = $editor->settings();
		wp_add_inline_script( 'wp-blocks', $editor->registration_script( $settings ) );

		foreach ( self::EDITOR_SCRIPTS as $handle ) {
			wp_enqueue_script( $handle );
		}
		foreach ( self::EDITOR_STYLES as $handle ) {
			wp_enqueue_style( $handle );
		}
		if ( current_theme_supports( 'wp-block-styles' ) && ! $editor_styles ) {
			wp_enqueue_style( 'wp-block-library-theme' );
		}
		$this->enqueue_media( $post );
		wp_common_block_scripts_and_styles();
		self::as_site_editor( $document, static fn() => Guard::action( 'enqueue_block_editor_assets' ) );
		return $settings;
	}

	/**
	 * Plugins that extend WordPress's Site Editor only look for its page. Those that leave it alone expect a post there,
	 * which other documents are.
	 */
	private static function as_site_editor( string $document, callable $enqueue ): void {
		global $pagenow;
		$own  = $pagenow;
		$type = explode( '/', $document, 2 )[0];
		if ( '' === $type || in_array( $type, self::OF_SITE_EDITOR, true ) ) {
			$pagenow = 'site-editor.php'; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		}
		try {
			$enqueue();
		} finally {
			$pagenow = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
		}
	}

	/**
	 * A plugin that enqueues the media library for all screens does so before the editor, and WordPress only listens to
	 * the first: uploads would belong to no post, and a script of the library throws without one.
	 *
	 * @param mixed $settings
	 * @return mixed
	 */
	private function with_post( $settings, string $document ) {
		if ( ! is_array( $settings ) || ! empty( $settings['post']['id'] ) ) {
			return $settings;
		}
		$post             = $this->preload->post( $document );
		$settings['post'] = array( 'id' => $post ? $post->ID : 0 );
		if ( $post ) {
			$settings['post']['nonce'] = wp_create_nonce( 'update-post_' . $post->ID );
			$image                     = (int) get_post_meta( $post->ID, '_thumbnail_id', true );
			if ( post_type_supports( $post->post_type, 'thumbnail' ) ) {
				$settings['post']['featuredImageId'] = $image > 0 ? $image : -1;
			}
		}
		return $settings;
	}

	/** Enqueues the media library, and records its handles. */
	private function enqueue_media( ?WP_Post $post ): void {
		$scripts = wp_scripts()->queue;
		$styles  = wp_styles()->queue;
		wp_enqueue_media( $post ? array( 'post' => $post->ID ) : array() );
		$this->media_scripts = array_diff( wp_scripts()->queue, $scripts );
		// What edits an image is in a sheet that WordPress's own pages have anyway.
		$this->media_styles  = array_merge( array_diff( wp_styles()->queue, $styles ), array( 'media' ) );
	}

	/**
	 * Adds the header that the page sends, for the same responses.
	 *
	 * @param mixed $response
	 * @param mixed $handler
	 * @param mixed $request
	 * @return mixed
	 */
	public function identify_client( $response, $handler = null, $request = null ) {
		if ( $request instanceof WP_REST_Request ) {
			$request->set_header( Rest::CLIENT, '1' );
		}
		return $response;
	}

	/** The Underscore templates of the media modal. */
	private function media_templates(): string {
		$hooks = array( 'print_media_templates' );
		return Guard::within(
			$hooks,
			static function (): string {
				ob_start();
				wp_print_media_templates();
				return (string) ob_get_clean();
			}
		);
	}
}
