<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Posts;

use Atelier\Posts\Listed_Taxonomies;
use Atelier\Tests\Test_Case;
use WP_REST_Request;

final class Listed_Taxonomies_Test extends Test_Case {
	/** @return array<string, mixed> The first item of a list, as Atelier asks for it. */
	private function first( int $id, bool $is_atelier = true ): array {
		$request = new WP_REST_Request( 'GET', '/wp/v2/posts' );
		if ( $is_atelier ) {
			$request->set_header( 'X-Atelier', '1' );
		}
		$request->set_query_params(
			array(
				'context' => 'edit',
				'include' => array( $id ),
				'status'  => 'any',
				'_fields' => 'id,atelier_terms',
			)
		);
		return rest_do_request( $request )->get_data()[0] ?? array();
	}

	public function test_posts_have_categories_and_tags(): void {
		$found = array_column( Listed_Taxonomies::of( 'post' ), null, 'name' );
		$this->assertSame( array( 'category', 'post_tag' ), array_keys( $found ) );
		$this->assertSame( array( 'categories', '/wp/v2/categories', true, true ), array( $found['category']['base'], $found['category']['route'], $found['category']['isHierarchical'], $found['category']['hasColumn'] ) );
		$this->assertSame( array( 'tags', false ), array( $found['post_tag']['base'], $found['post_tag']['isHierarchical'] ) );
	}

	public function test_types_have_their_own_taxonomies_but_none_that_the_admin_area_hides(): void {
		foreach ( array(
			'atelier_flour'  => array(),
			'atelier_secret' => array( 'show_ui' => false ),
			'atelier_local'  => array( 'show_in_rest' => false ),
		) as $name => $more ) {
			register_taxonomy(
				$name,
				'page',
				$more + array(
					'show_in_rest' => true,
					'show_ui'      => true,
					'label'        => 'Flour &amp; water',
				)
			);
			$this->undo_later( static fn() => unregister_taxonomy( $name ) );
		}
		$found = Listed_Taxonomies::of( 'page' );
		$this->assertSame( array( 'atelier_flour' ), array_column( $found, 'name' ) );
		$this->assertSame( array( 'atelier_flour', 'Flour & water', false ), array( $found[0]['base'], $found[0]['label'], $found[0]['hasColumn'] ) );
	}

	public function test_a_list_names_the_terms_of_its_items(): void {
		$this->log_in_as( 'administrator' );
		$id   = $this->make_post();
		$term = (int) wp_insert_term( 'Rye', 'category' )['term_id'];
		wp_set_post_terms( $id, array( $term ), 'category' );
		$this->assertSame(
			array(
				'categories' => array(
					array(
						'id'   => $term,
						'name' => 'Rye',
					),
				),
				'tags'       => array(),
			),
			$this->first( $id )['atelier_terms']
		);
		$this->assertArrayNotHasKey( 'atelier_terms', $this->first( $id, false ), 'what others ask for' );
	}
}
