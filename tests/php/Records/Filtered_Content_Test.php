<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Records;

use Atelier\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

final class Filtered_Content_Test extends Test_Case {
	private const CODE = "<!-- wp:html -->\n<iframe src=\"https://example.org\"></iframe><b onclick=\"x\\\\y\">caf\u{e9} &amp; \\\"tea\\\"</b>\n<!-- /wp:html -->";

	private function ask( string $content ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/atelier/v1/filtered-content' );
		$request->set_body_params( array( 'content' => $content ) );
		return rest_do_request( $request );
	}

	public function test_is_what_a_save_of_the_same_user_stores(): void {
		$this->log_in_as( 'administrator' );
		foreach ( array( false, true ) as $is_kept ) {
			$this->add_filter(
				'map_meta_cap',
				static fn( $caps, $cap ) => 'unfiltered_html' === $cap ? array( $is_kept ? 'exist' : 'do_not_allow' ) : $caps
			);
			kses_init();
			$filtered = $this->ask( self::CODE )->get_data()['content'];
			$saved    = $this->make_post( array( 'post_content' => self::CODE ) );
			$this->assertSame( get_post( $saved )->post_content, $filtered );
			$this->assertSame( $is_kept, self::CODE === $filtered );
			$this->assertSame( $is_kept, false !== strpos( $filtered, '<iframe' ) );
		}
	}

	public function test_is_for_users_of_atelier(): void {
		$this->assertSame( 401, $this->ask( 'Text' )->get_status() );
		$this->log_in_as( 'editor' );
		$this->assertSame( 403, $this->ask( 'Text' )->get_status() );
	}
}
