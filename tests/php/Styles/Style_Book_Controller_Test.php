<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Styles;

use Atelier\Styles\Style_Book_Controller;
use Atelier\Support\Rest;
use Atelier\Tests\Test_Case;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Response;

final class Style_Book_Controller_Test extends Test_Case {
	private function ask(): WP_REST_Response {
		return rest_do_request( new WP_REST_Request( 'GET', '/' . Rest::ROUTE_NAMESPACE . Style_Book_Controller::ROUTE ) );
	}

	/** @return array<string, list<mixed>> */
	public static function cases_is_for_those_who_edit_the_theme(): array {
		return array(
			'not for nobody'       => array( '', 401 ),
			'not for a subscriber' => array( 'subscriber', 403 ),
			'not for an editor'    => array( 'editor', 403 ),
			'for an administrator' => array( 'administrator', 200 ),
		);
	}

	/** @dataProvider cases_is_for_those_who_edit_the_theme */
	public function test_is_for_those_who_edit_the_theme( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->log_in_as( $role );
		}
		$response = $this->ask();
		$this->assertSame( $status, $response->get_status() );
		if ( 200 !== $status ) {
			$this->assertFalse( isset( $response->get_data()['examples'] ), 'what a refused answer holds' );
		}
	}

	public function test_responds_if_a_block_cannot_be_rendered(): void {
		$this->log_in_as( 'administrator' );
		$this->add_filter(
			'render_block_core/quote',
			static function (): string {
				throw new RuntimeException( 'Broken on purpose' );
			}
		);
		$level    = ob_get_level();
		$response = $this->ask();
		$this->assertSame( 200, $response->get_status() );
		$examples = array_column( $response->get_data()['examples'], 'html', 'name' );
		$this->assertSame( '', $examples['core/quote'], 'the one that fails' );
		$this->assertStringContainsString( '<h2', $examples['core/heading'], 'the others' );
		$this->assertSame( $level, ob_get_level(), 'levels of output buffering' );
	}
}
