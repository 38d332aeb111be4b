<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Tests\Test_Case;
use WP_Block_Styles_Registry;
use WP_REST_Request;
use WP_Theme_JSON_Resolver;

final class Styles_Module_Test extends Test_Case {
	public function test_styles_of_the_themes_variations_are_answered_whatever_the_request_has_read(): void {
		$this->log_in_as( 'administrator' );
		$id     = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$styles = array( 'blocks' => array( 'core/group' => array( 'variations' => array( 'section-4' => array( 'color' => array( 'text' => '#123456' ) ) ) ) ) );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( (string) wp_json_encode( array( 'version' => 3, 'isGlobalStylesUserThemeJSON' => true ) + compact( 'styles' ) ) ),
			)
		);
		$registry = WP_Block_Styles_Registry::get_instance();
		if ( $registry->is_registered( 'core/group', 'section-4' ) ) {
			$registry->unregister( 'core/group', 'section-4' );
		}
		WP_Theme_JSON_Resolver::clean_cached_data();
		$request = new WP_REST_Request( 'GET', "/wp/v2/global-styles/$id" );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$answer = json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );
		$this->assertSame( $styles, $answer['styles'] );
	}
}
